/** A plugin that does something with the built files, at a stage of webpack's. */
module.exports = (name, stage, run) => ({
  apply: (compiler) =>
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => run(compilation, assets));
    }),
});
