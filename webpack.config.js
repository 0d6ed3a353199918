const path = require('node:path');
const { constants } = require('node:zlib');
const webpack = require('webpack');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const TerserPlugin = require('terser-webpack-plugin');
const CompressionPlugin = require('compression-webpack-plugin');
const { appleIcon, pageIcon, writeAppIcons } = require('./.webpack/appIcons.js');
const writeChunkFiles = require('./.webpack/chunkFiles.js');
const { flagNames, writeFlags } = require('./.webpack/flags.js');
const { pageParts, writeInlined } = require('./.webpack/pageParts.js');
const rules = require('./.webpack/rules.js');
const { screenFiles } = require('./.webpack/screenFiles.js');
const fillInShellFiles = require('./.webpack/shellFiles.js');
const splitChunks = require('./.webpack/splitChunks.js');

/** Each text file once more as `file.<ending>`, for servers that compress nothing themselves. */
const compressed = (ending, algorithm, compressionOptions) =>
  new CompressionPlugin({
    filename: `[path][base].${ending}`,
    algorithm,
    compressionOptions,
    test: /\.(js|css|html|svg|webmanifest)$/,
    minRatio: 1,
  });

module.exports = (_env, { mode = 'production' }) => {
  const production = mode === 'production';
  return {
    mode,
    target: 'browserslist',
    // `boot` runs in the head before anything is painted: theme and the first API call. `site` is the application.
    // `serviceWorker` keeps its name, so that browsers find its next version.
    entry: {
      boot: './src/boot.ts',
      site: './src/index.tsx',
      ...(production
        ? { serviceWorker: { import: './src/offline/serviceWorker.ts', filename: 'serviceWorker.js' } }
        : {}),
    },
    output: {
      path: path.resolve(__dirname, 'dist'),
      filename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      chunkFilename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      // Relative to the page, which is always in the site's own folder: the built site works below any path.
      publicPath: '',
      trustedTypes: { policyName: 'kbo-chunks', onPolicyCreationFailure: 'continue' },
      clean: true,
    },
    // Written, but not named in the scripts: five incompressible names would add 200 bytes to the first load.
    devtool: production ? 'hidden-source-map' : 'eval-cheap-module-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      parser: { javascript: { exportsPresence: 'error' } },
      rules: rules(production),
    },
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          terserOptions: { compress: { passes: 3, keep_fargs: false } },
        }),
        new CssMinimizerPlugin({
          minify: CssMinimizerPlugin.lightningCssMinify,
          // The oldest Safari of package.json (16.4): none takes a line and its thickness in one declaration, into which
          // they would be joined, so that it drew links without their lines. By that of phones, as others need no
          // -webkit-text-size-adjust.
          minimizerOptions: { targets: { ios_saf: (16 << 16) | (4 << 8) } },
        }),
      ],
      // Its name as its id: no table from one to the other before the first content.
      chunkIds: 'named',
      // Joined with others, a library is wrapped once more: /'s tasks beyond 50 ms took half as long again.
      concatenateModules: { commonjs: false },
      runtimeChunk: false,
      splitChunks,
    },
    plugins: [
      new webpack.DefinePlugin({
        API_BASE_URL: JSON.stringify(process.env.API_BASE_URL ?? '/api/'),
        FLAG_BASE_URL: JSON.stringify(process.env.FLAG_BASE_URL ?? null),
        FLAG_NAMES: JSON.stringify(flagNames),
      }),
      new webpack.IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ }),
      new HtmlWebpackPlugin({
        template: 'public/index.html',
        inject: false,
        excludeChunks: ['serviceWorker'],
        minify: production ? { collapseWhitespace: true, removeComments: true } : false,
        templateParameters: (compilation, assets) => ({
          ...pageParts(compilation, {
            styles: assets.css,
            scripts: assets.js,
            renderer: compilation.namedChunkGroups.get('reactDom').getFiles(),
            screens: screenFiles(compilation),
            inline: production,
          }),
          pageIcon,
          appleIcon,
        }),
      }),
      writeAppIcons,
      writeFlags,
      new MiniCssExtractPlugin({
        filename: production ? 'assets/[name].[contenthash:8].css' : 'assets/[name].css',
        ignoreOrder: true,
        // Behind the style that all screens share, at the end of the page: of rules that weigh the same, theirs wins.
        insert: 'body > :last-child',
      }),
      ...(production
        ? [
            writeChunkFiles,
            writeInlined,
            fillInShellFiles,
            compressed('gz', 'gzip', { level: 9 }),
            compressed('br', 'brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
          ]
        : developmentPlugins()),
    ],
    cache: {
      type: 'filesystem',
      buildDependencies: { config: [__filename] },
    },
    performance: false,
    stats: 'errors-warnings',
    devServer: {
      port: Number(process.env.PORT ?? 8080),
      hot: true,
      static: false,
      client: { overlay: true },
      proxy: [{ context: ['/api', '/bilder'], target: 'http://127.0.0.1:8081' }],
    },
  };
};

function developmentPlugins() {
  const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
  const ForkTsCheckerPlugin = require('fork-ts-checker-webpack-plugin');
  return [new ReactRefreshPlugin(), new ForkTsCheckerPlugin()];
}
