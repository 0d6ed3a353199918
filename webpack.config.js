const path = require('node:path');
const webpack = require('webpack');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const TerserPlugin = require('terser-webpack-plugin');
const CompressionPlugin = require('compression-webpack-plugin');
const { createHash } = require('node:crypto');
const { brotliCompress, constants } = require('node:zlib');
const zopfli = require('@gfx/zopfli');
const AppIcons = require('./.webpack/appIcons.js');
const classNames = require('./.webpack/classNames.js');
const compressOnce = require('./.webpack/compressOnce.js');
const { flagNames, WriteFlags } = require('./.webpack/flags.js');
const fontRanges = require('./.webpack/fontRanges.js');
const { isInlined, pageParts, WriteInlined } = require('./.webpack/pageParts.js');
const { screenFiles, words, BESIDE } = require('./.webpack/screenFiles.js');

const firstFont = /fonts\/core-.*\.woff2$/;

const isBoot = (file) => /\/boot[.-]/.test(file);

const startPages = ['start', 'liga'];
const firstDrawn = ['site', ...startPages, ...BESIDE.liga];
// Files of which most is called as soon as they are there. Not what stands in the page: that is compiled on the main thread.
const drawnAtOnce = [
  'libraries',
  'reactDom',
  'sharedLeague',
  'sharedLater',
  ...Object.values(BESIDE).flat(),
  ...words(),
];
const isSource = (module) => /\.tsx?$/.test(module.nameForCondition() ?? '');
// Styles of what both the frame and the start pages draw first. A screen's own style comes with the screen, which alone
// uses it: features import no sibling.
const isFirstStyle = (module, { chunkGraph }) =>
  [...chunkGraph.getModuleChunks(module)].some(({ name }) => firstDrawn.includes(name));
const isOwnStyle = (module) => /src\/(ui\/print|features)\//.test(module.nameForCondition() ?? '');
const isOnStartPages = (module, chunkGraph) => {
  const names = [...chunkGraph.getModuleChunks(module)].map(({ name }) => name);
  return startPages.every((page) => names.includes(page));
};
// Each of these is one file that shares nothing: what runs before the page, and what runs beside it.
const isAlone = ({ name }) => ['boot', 'serviceWorker', 'season'].includes(name);
const isAsync = (chunk) => !chunk.canBeInitial() && !isAlone(chunk);
const isLater = (chunk) => isAsync(chunk) && !startPages.includes(chunk.name);
// What stands on a league's page beside its matches; requested with the page itself (.webpack/screenFiles.js).
const isBesideMatches = (module, chunkGraph) =>
  [...chunkGraph.getModuleChunks(module)].some(({ name }) => BESIDE.liga.includes(name));

const scriptsOf = (chunk) => [...chunk.files].filter((file) => file.endsWith('.js'));

/** Minified class names in production, readable ones while developing. */
const cssLoader = (shortNames) => ({
  loader: 'css-loader',
  options: {
    modules: {
      auto: /\.module\.css$/,
      namedExport: false,
      localIdentName: '[name]-[local]',
      ...(shortNames && { getLocalIdent: shortNames.nameOf }),
    },
  },
});

module.exports = (_env, { mode = 'production' }) => {
  const production = mode === 'production';
  const icons = new AppIcons();
  const shortNames = production ? classNames(path.join(__dirname, 'src')) : null;
  return {
    mode,
    target: 'browserslist',
    // `boot` runs in the head before anything is painted: theme and the first API call. `site` is the application.
    // `serviceWorker` keeps its name, so that browsers find its next version.
    entry: {
      boot: './src/boot.ts',
      site: './src/index.tsx',
      ...(production ? { serviceWorker: { import: './src/serviceWorker.ts', filename: 'serviceWorker.js' } } : {}),
    },
    output: {
      path: path.resolve(__dirname, 'dist'),
      filename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      chunkFilename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      // In each script twice; the default, made of the package's name, is three times as long.
      uniqueName: 'kbo',
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
      rules: [
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
                loader: path.resolve(__dirname, '.webpack/pureComponents.js'),
              },
            ]
          : []),
        {
          test: /\.css$/,
          // Relative to the style sheet, which is in `assets`.
          use: [{ loader: MiniCssExtractPlugin.loader, options: { publicPath: '../' } }, cssLoader(shortNames)],
        },
        {
          test: /\.woff2$/,
          type: 'asset/resource',
          loader: path.resolve(__dirname, '.webpack/subsetFont.js'),
          generator: {
            filename: ({ filename }) => `assets/fonts/${/\?(\w+)/.exec(filename)?.[1]}-[contenthash:8][ext]`,
          },
        },
        { test: /\.(svg|png|ico|webmanifest)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          terserOptions: { compress: { passes: 3, keep_fargs: false } },
          // The licences lie beside each script under its name; a line in each that says so costs the first load 200 bytes.
          extractComments: { condition: 'some', banner: false },
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
      // Ids of three digits instead of the default's four, which stay what they are from build to build all the same.
      moduleIds: false,
      // Joined with others, a library is wrapped once more: /'s tasks beyond 50 ms took half as long again.
      concatenateModules: { commonjs: false },
      runtimeChunk: false,
      splitChunks: {
        chunks: (chunk) => !isAlone(chunk),
        minSize: 0,
        cacheGroups: {
          default: false,
          defaultVendors: false,
          // Libraries rarely change and stay in the browser's cache when the site changes.
          libraries: {
            test: /node_modules/,
            name: 'libraries',
            chunks: (chunk) => chunk.name === 'site',
            enforce: true,
          },
          sanitiser: {
            test: /node_modules\/dompurify|src\/lib\/html/,
            name: 'sanitiser',
            chunks: 'async',
            enforce: true,
          },
          // Modules of six or more chunks are loaded once: if both start pages need them at once, in the page, else in `sharedLater`.
          shared: {
            test: (module, { chunkGraph }) => isSource(module) && isOnStartPages(module, chunkGraph),
            priority: 1,
            name: 'shared',
            chunks: isAsync,
            minChunks: 6,
            enforce: true,
          },
          // Of the rest, a league's page loads only its own share before its table is drawn.
          sharedLeague: {
            test: (module, { chunkGraph }) => isSource(module) && isBesideMatches(module, chunkGraph),
            priority: 1,
            name: 'sharedLeague',
            chunks: isLater,
            minChunks: 6,
            enforce: true,
          },
          sharedLater: { test: isSource, name: 'sharedLater', chunks: isLater, minChunks: 6, enforce: true },
          // One sheet in the HTML, with the styles of the frame and the two start pages; one with what other screens share;
          // the rest comes with its screen's script.
          style: {
            type: 'css/mini-extract',
            test: isFirstStyle,
            priority: 1,
            name: 'style',
            chunks: 'all',
            enforce: true,
          },
          styleLater: {
            type: 'css/mini-extract',
            test: (module) => !isOwnStyle(module),
            name: 'styleLater',
            chunks: 'async',
            enforce: true,
          },
        },
      },
    },
    plugins: [
      new webpack.ids.DeterministicModuleIdsPlugin({ maxLength: 3, fixedLength: true }),
      new webpack.DefinePlugin({
        API_BASE_URL: JSON.stringify(process.env.API_BASE_URL ?? '/api/'),
        FLAG_BASE_URL: JSON.stringify(process.env.FLAG_BASE_URL ?? null),
        FLAG_NAMES: JSON.stringify(flagNames),
        ...Object.fromEntries(
          Object.entries(fontRanges).map(([part, range]) => [
            `FONT_RANGE.${part}`,
            JSON.stringify(range.replaceAll(' ', '')),
          ]),
        ),
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
            boot: assets.js.find(isBoot),
            site: assets.js.filter((file) => !isBoot(file)),
            shared: scriptsOf(compilation.namedChunks.get('shared')),
            renderer: compilation.namedChunkGroups.get('reactDom').getFiles(),
            screens: screenFiles(compilation),
            inline: production,
          }),
          pageIcon: icons.page,
          appleIcon: icons.apple.file,
        }),
      }),
      icons,
      new WriteFlags(),
      new MiniCssExtractPlugin({
        filename: production ? 'assets/[name].[contenthash:8].css' : 'assets/[name].css',
        ignoreOrder: true,
      }),
      ...(production
        ? [
            // Chromium compiles every function of such a script at once, beside the main thread while a large one is still
            // arriving, instead of each one on the main thread when it is first called. Others take it for a comment.
            // Only for what is drawn as soon as it is there: of the rest most functions wait for a press.
            new webpack.BannerPlugin({
              banner: '//# allFunctionsCalledOnLoad',
              raw: true,
              include: new RegExp(`assets/(${drawnAtOnce.join('|')})\\..*js$`),
              stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
            }),
            new WriteChunkFiles(),
            new WriteInlined(),
            new FillInShellFiles(),
            // Zopfli writes gzip that is 3 to 4 % smaller than zlib's.
            new CompressionPlugin({
              filename: '[path][base].gz',
              algorithm: compressOnce('zopfli', zopfli.gzip),
              compressionOptions: { numiterations: 15 },
              test: /\.(js|css|html|svg|webmanifest)$/,
              minRatio: 1,
            }),
            new CompressionPlugin({
              filename: '[path][base].br',
              algorithm: compressOnce('brotli', brotliCompress),
              compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
              test: /\.(js|css|html|svg|webmanifest)$/,
              minRatio: 1,
            }),
          ]
        : developmentPlugins()),
    ],
    cache: {
      type: 'filesystem',
      version: createHash('sha256')
        .update(shortNames?.text ?? '')
        .digest('hex'),
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

const isSharedSheet = (file) => /\/style(Later)?\..*css$/.test(file);
const isOwnSheet = (file) => file.endsWith('.css') && !isSharedSheet(file);

/**
 * Writes the files of each named chunk to `dist/chunks.json`, for the byte budgets.
 * @throws if a chunk loads the sheet that others share after its own, which may override it
 */
class WriteChunkFiles {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('WriteChunkFiles', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'WriteChunkFiles', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const files = Object.fromEntries(
            [...compilation.namedChunkGroups].map(([name, group]) => [
              name,
              group.getFiles().filter((file) => /\.(js|css)$/.test(file)),
            ]),
          );
          for (const [name, loaded] of Object.entries(files)) {
            const own = loaded.findIndex(isOwnSheet);
            if (own >= 0 && loaded.slice(own).some(isSharedSheet))
              throw new Error(`${name} loads its own styles before those they build on`);
          }
          compilation.emitAsset('chunks.json', new webpack.sources.RawSource(JSON.stringify(files, null, 1)));
        },
      );
    });
  }
}

/** Writes the shell's files into the service worker: the page, the files it loads at once, the offline notice, and the fonts of its first text. */
class FillInShellFiles {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('FillInShellFiles', (compilation) => {
      // Once content hashes are final, before anything is compressed.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'FillInShellFiles', stage }, (assets) => {
        const initial = ['boot', 'site', 'reactDom', 'frameRest'].flatMap((name) =>
          compilation.namedChunkGroups.get(name).getFiles(),
        );
        const hashed = [
          ...initial.filter((file) => /\.(js|css)$/.test(file) && !isInlined(file)),
          ...Object.keys(assets).filter((file) => firstFont.test(file)),
        ];
        const page = createHash('sha256').update(assets['index.html'].source()).digest('hex').slice(0, 16);
        const files = [{ url: 'index.html', revision: page }, ...hashed.map((file) => ({ url: file, revision: null }))];
        compilation.updateAsset(
          'serviceWorker.js',
          (source) => new webpack.sources.RawSource(source.source().replace('SHELL_FILES', JSON.stringify(files))),
        );
      });
    });
  }
}

function developmentPlugins() {
  const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
  const ForkTsCheckerPlugin = require('fork-ts-checker-webpack-plugin');
  return [new ReactRefreshPlugin(), new ForkTsCheckerPlugin()];
}
