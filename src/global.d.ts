declare module '*.module.css' {
  const classNames: { readonly [name: string]: string };
  export default classNames;
}
declare module '*.css';

/** A font's address (.webpack/subsetFont.js). */
declare module '*.woff2?core&400-850' {
  const address: string;
  export default address;
}
declare module '*.woff2?core&500-900' {
  const address: string;
  export default address;
}

declare module 'moment/locale/de-at';

/** Where the API calls are mounted; replaced at build time from `API_BASE_URL`. */
declare const API_BASE_URL: string;

/** Where another flag service keeps its files, with a slash at its end; a path counts from the API's origin. Null: the site's own flags. From `FLAG_BASE_URL`. */
declare const FLAG_BASE_URL: string | null;

/** Names of the flags that come with the site; filled in by the build. */
declare const FLAG_NAMES: readonly string[];

/** A request that the boot script started from the HTML, and when, ms since 1970. */
interface PreloadedResponse {
  readonly answer: Promise<Response>;
  readonly at: number;
}

/** The mailbox of `api/preloadedResponses.ts`. */
declare var preloadedResponses: Map<string, PreloadedResponse> | undefined;

/** The browser's Trusted Types, where it has them. */
declare var trustedTypes: import('trusted-types/lib').TrustedTypePolicyFactory | undefined;

/** Where Trusted Types are enforced, a worker's address is a trusted object. */
interface ServiceWorkerContainer {
  register(
    scriptURL: string | import('trusted-types/lib').TrustedScriptURL,
    options?: RegistrationOptions,
  ): Promise<ServiceWorkerRegistration>;
}

/** Where Trusted Types are enforced, what is parsed is a trusted object. */
interface DOMParser {
  parseFromString(string: string | import('trusted-types/lib').TrustedHTML, type: DOMParserSupportedType): Document;
}
