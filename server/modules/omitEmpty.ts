type Present<T> = { [K in keyof T]: Exclude<T[K], null | undefined> };

/** Leaves out what is null or undefined: the short objects of the wire omit empty fields (an empty text stays). */
export function omitEmpty<T extends Record<string, unknown>>(fields: T): Partial<Present<T>> {
  const result: Partial<Present<T>> = {};
  let key: keyof T;
  for (key in fields) {
    const value = fields[key];
    if (isPresent(value)) result[key] = value;
  }
  return result;
}

function isPresent<V>(value: V): value is Exclude<V, null | undefined> {
  return value !== null && value !== undefined;
}
