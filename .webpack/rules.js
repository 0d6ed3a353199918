const path = require('node:path');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');

const cssLoader = (production) => ({
  loader: 'css-loader',
  options: {
    modules: {
      auto: /\.module\.css$/,
      namedExport: false,
      localIdentName: production ? '[hash:base64:5]' : '[name]-[local]',
    },
  },
});

/** How each kind of file is read. */
module.exports = function rules(production) {
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      loader: 'swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', refresh: !production } },
          target: 'es2022',
        },
      },
    },
    ...(production
      ? [
          {
            test: /node_modules\/react-router\/.*\.mjs$/,
            loader: path.join(__dirname, 'pureComponents.js'),
          },
        ]
      : []),
    {
      test: /\.css$/,
      // Relative to the style sheet, which is in `assets`.
      use: [{ loader: MiniCssExtractPlugin.loader, options: { publicPath: '../' } }, cssLoader(production)],
    },
    {
      test: /\.woff2$/,
      type: 'asset/resource',
      loader: path.join(__dirname, 'subsetFont.js'),
      generator: {
        filename: ({ filename }) => `assets/fonts/${/\?(\w+)/.exec(filename)?.[1]}-[contenthash:8][ext]`,
      },
    },
    { test: /\.(svg|png|ico|webmanifest)$/, type: 'asset/resource' },
  ];
};
