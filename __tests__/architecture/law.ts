import type { SourceFile } from './repository';

/** A rule about the text of single files. */
interface Law {
  /** The files it is about. */
  readonly files: readonly SourceFile[];
  /** What in a file breaks it, each in words that help to find the place. */
  readonly broken: (file: SourceFile) => readonly string[];
  /** Files that break it all the same, each with the reason. Who mends one must strike it here. */
  readonly allowed?: Readonly<Record<string, string>>;
  /** Files that would break it; without them nobody knows whether the rule still sees anything. */
  readonly planted: readonly SourceFile[];
}

/** Holds a rule against the repository, against its own list of exceptions, and against planted violations. */
export function law(name: string, { files, broken, allowed = {}, planted }: Law): void {
  describe(name, () => {
    test('is kept', () => {
      expect(files.length).toBeGreaterThan(0);
      const found = files
        .filter(({ path }) => !Object.hasOwn(allowed, path))
        .flatMap((file) => broken(file).map((what) => `${file.path}: ${what}`));
      expect(found).toEqual([]);
    });
    test('has no exception that nobody needs any more', () => {
      const needed = files.filter((file) => broken(file).length > 0).map(({ path }) => path);
      expect(Object.keys(allowed).filter((path) => !needed.includes(path))).toEqual([]);
    });
    test.each(planted.map((file) => [file.path, file] as const))('sees a planted violation in %s', (_path, file) => {
      expect(broken(file)).not.toEqual([]);
    });
  });
}
