/** Further phases of a league's screen: no league is chosen, or the chosen one does not exist. */
export type WithoutLeague = { readonly phase: 'noLeague' } | UnknownLeague;
export interface UnknownLeague {
  readonly phase: 'unknownLeague';
}

/**
 * What a screen's hook returns; `Ready` holds the data to show. While `loading`, it may contain what is already known.
 */
export type Phase<Ready extends object> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly retry: () => void }
  | { readonly phase: 'empty' }
  | ({ readonly phase: 'ready' } & Ready);
