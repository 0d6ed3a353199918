import type { SourceFile } from './repository';

/** A rule about the text of single files. */
interface Law {
  /** The files it is about. */
  readonly files: readonly SourceFile[];
  /** What in a file breaks it, each in words that help to find the place. */
  readonly broken: (file: SourceFile) => readonly string[];
  /** Files that break it all the same, each with the reason. Whoever fixes one removes it here. */
  readonly allowed?: Readonly<Record<string, string>>;
  /** Files that would break it; they prove that the rule still detects something. */
  readonly planted: readonly SourceFile[];
}

/** Holds a rule against the repository, against its own list of exceptions, and against planted violations. */
export function law(name: string, { files, broken, allowed = {}, planted }: Law): void {
  describe(name, () => {
    let found: ReadonlyMap<string, readonly string[]> = new Map();
    beforeAll(() => {
      found = new Map(files.map((file) => [file.path, broken(file)] as const).filter(([, what]) => what.length > 0));
    });
    test('is kept', () => {
      expect(files.length).toBeGreaterThan(0);
      const unexcused = [...found].filter(([path]) => !Object.hasOwn(allowed, path));
      expect(unexcused.flatMap(([path, broken]) => broken.map((what) => `${path}: ${what}`))).toEqual([]);
    });
    test('has no exception that is no longer needed', () => {
      expect(Object.keys(allowed).filter((path) => !found.has(path))).toEqual([]);
    });
    test.each(planted.map((file) => [file.path, file] as const))('sees a planted violation in %s', (_path, file) => {
      expect(broken(file)).not.toEqual([]);
    });
  });
}
