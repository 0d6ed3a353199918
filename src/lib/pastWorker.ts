/** Addresses by their parts (`URLPatternInit`), whose path may end in a wildcard. */
interface Below {
  readonly protocol: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
}

/** A condition of the static routing API, as far as it is used; the DOM types do not have it yet. */
export interface RouterCondition {
  readonly urlPattern?: Below;
  readonly or?: readonly RouterCondition[];
  readonly not?: RouterCondition;
}

const below = ({ protocol, hostname, port, pathname }: URL): RouterCondition => ({
  urlPattern: { protocol: protocol.replace(':', ''), hostname, port, pathname: `${pathname}*` },
});

/**
 * What the service worker has no answer to: the API, whose answers the page keeps (`api/keptAnswers.ts`), and other hosts.
 * An API above the site's folder is not named, as the site itself lies below its address.
 * @param folder the site's folder
 * @param api the API's base
 */
export function pastWorker(folder: URL, api: URL): RouterCondition {
  const foreign = { not: below(folder) };
  return folder.href.startsWith(api.href) ? foreign : { or: [below(api), foreign] };
}
