/** Code in a chunk of its own, loaded at most once. */
export interface LazyModule<Module> {
  /** Loads it; the same promise each time, also after a failure, until that is forgotten. */
  readonly load: () => Promise<Module>;
  /** The code, once it is there. */
  readonly loaded: () => Module | undefined;
  /** Lets the next `load` ask again after a failure. */
  readonly forget: () => void;
}

/**
 * Code that is loaded when it is needed.
 * @param fetchModule imports it
 */
export function lazyModule<Module>(fetchModule: () => Promise<Module>): LazyModule<Module> {
  let known: Module | undefined;
  let loading: Promise<Module> | undefined;
  const fetchOnce = async (): Promise<Module> => (known = await fetchModule());
  return {
    load: () => (loading ??= fetchOnce()),
    loaded: () => known,
    forget: () => {
      if (known === undefined) loading = undefined;
    },
  };
}

/** Loads code that is only likely to be needed: whoever needs it asks again for what did not come. */
export const preload = (code: LazyModule<unknown>): void => void code.load().catch(code.forget);

const PAGE_SHOWN = 'pageshown';

/** Says that another page is shown: code that did not come is asked for again. */
export const announcePage = (): void => void window.dispatchEvent(new CustomEvent(PAGE_SHOWN));

/**
 * Calls back when code that did not come may be had: with the next page, or when the line is back.
 * @returns cancels it
 */
export function onNextChance(then: () => void): () => void {
  const stop = new AbortController();
  for (const chance of ['online', PAGE_SHOWN]) window.addEventListener(chance, then, { signal: stop.signal });
  return () => stop.abort();
}
