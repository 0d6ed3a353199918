/** What a screen about a league decides besides: none was chosen, or the chosen one does not exist. */
export type WithoutLeague = { readonly phase: 'noLeague' } | UnknownLeague;
export interface UnknownLeague {
  readonly phase: 'unknownLeague';
}

/** What a screen hook decides; `Ready` holds what is shown. Known facts are shown while `loading`, if the screen has any. */
export type Phase<Ready extends object> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly retry: () => void }
  | { readonly phase: 'empty' }
  | ({ readonly phase: 'ready' } & Ready);
