/** The interface between `store/main.ts` and the bundle it measures, in Node and in a page alike. */
declare var benchSweep: (() => void) | undefined;
declare var benchPlant: string | undefined;
declare var benchScales: readonly number[] | undefined;
declare var benchExitCode: 0 | 1 | undefined;
