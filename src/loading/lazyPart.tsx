import { memo, startTransition, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { lazyModule, onNextChance } from '../lib/lazyModule';
import type { LazyModule } from '../lib/lazyModule';
import { logError } from '../lib/log';
import { whenIdle } from '../lib/schedule';
import type { Elements } from '../ui/elements';

/** When code is asked for: at once, or once the main thread is idle. */
type When = 'now' | 'idle';

/** Code on its way. */
interface Loading<Module> {
  readonly module: Module | undefined;
  /** The attempts that failed so far, if the last one did. */
  readonly failures: number;
  readonly retry: () => void;
}

/**
 * The code of something that is shown, loaded meanwhile. What did not come is asked for again with the next page, and when
 * the line is back.
 * @param isDue whether it may be asked for
 */
export function useLazyModule<Module>(code: LazyModule<Module>, when: When = 'now', isDue = true): Loading<Module> {
  const [module, setModule] = useState(code.loaded);
  const [attempt, setAttempt] = useState({ failures: 0, failed: false });
  const { failed, failures } = attempt;
  const retry = (): void => setAttempt((last) => ({ ...last, failed: false }));
  useEffect(() => {
    if (module !== undefined || !isDue) return undefined;
    if (failed) return onNextChance(() => setAttempt((last) => ({ ...last, failed: false })));
    let isHere = true;
    const ask = (): void =>
      void code.load().then(
        (loaded) => isHere && startTransition(() => setModule(() => loaded)),
        (reason: unknown) => {
          code.forget();
          logError('Ein Teil der Seite konnte nicht geladen werden.', reason);
          if (isHere) setAttempt((last) => ({ failures: last.failures + 1, failed: true }));
        },
      );
    const cancel = when === 'idle' ? whenIdle(ask) : undefined;
    if (when === 'now') ask();
    return () => {
      isHere = false;
      cancel?.();
    };
  }, [code, when, isDue, module, failed]);
  return { module, failures: failed ? failures : 0, retry };
}

/** What is shown in place of a part whose code could not be had. */
export interface FailedPart<Props> {
  readonly props: Props;
  /** The attempts so far. */
  readonly failures: number;
  readonly retry: () => void;
}

interface Options<Props> {
  readonly when?: When;
  /** Holds its place; the page has not settled before the part is there. Left out: nothing does, nobody waits for it. */
  readonly placeholder?: (props: Props) => Elements;
  /** Drawn when the code could not be had; the placeholder by default. */
  readonly failed?: (part: FailedPart<Props>) => Elements;
}

/** After this a part's code is asked for even if the part above it is not drawn yet. */
const PATIENCE_MS = 600;

/** Whether a part is due, or has not been for long enough. */
function useDueInTime(isDue: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (isDue) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isDue]);
  return isDue || isLate;
}

/**
 * A part of a page in a chunk of its own. `due={false}` keeps its code from being asked for before the part above is drawn,
 * for 600 ms.
 * @param fetchPart imports the module, whose default export is drawn
 */
export function lazyPart<Props extends object, More = unknown>(
  fetchPart: () => Promise<{ readonly default: ComponentType<Props> } & More>,
  { when = 'now', placeholder, failed }: Options<Props> = {},
) {
  const code = lazyModule(fetchPart);
  const Part = memo(function Part(props: Props & { readonly due?: boolean }) {
    const isDue = useDueInTime(props.due ?? true);
    const { module, failures, retry } = useLazyModule(code, when, isDue);
    if (module !== undefined) return <module.default {...props} />;
    if (failures > 0 && failed !== undefined) return failed({ props, failures, retry });
    return placeholder === undefined ? null : placeholder(props);
  });
  return Object.assign(Part, {
    /** Loads the code now, so that it may be there when the part is first drawn. Never rejects: drawing it tries again. */
    preload: () => code.load().catch(code.forget),
  });
}
