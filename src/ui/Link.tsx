import type { AnchorHTMLAttributes, Ref } from 'react';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A route of the site, "/tabelle". */
  to: string;
  ref?: Ref<HTMLAnchorElement>;
};

/** A link to a page of the site. It knows nothing of the router, which follows all links at once (`app/useFollowedLinks`). */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={`#${to}`}>
      {children}
    </a>
  );
}
