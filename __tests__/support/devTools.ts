/** What the application passes to the browser extension; import this before Redux, which looks for the extension once. */
export interface DevToolsOptions {
  readonly name: string;
  readonly stateSanitizer: <State>(state: State) => State;
  readonly actionSanitizer: (action: unknown) => unknown;
}

type Enhancer = (next: unknown) => unknown;

let given: DevToolsOptions | undefined;

Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: (options: DevToolsOptions) => {
    given = options;
    return (...enhancers: readonly Enhancer[]): Enhancer =>
      (next) =>
        enhancers.reduceRight((made, enhance) => enhance(made), next);
  },
});

/** The options of the store made last. */
export function devTools(): DevToolsOptions {
  if (given === undefined) throw new Error('the extension was not asked');
  return given;
}
