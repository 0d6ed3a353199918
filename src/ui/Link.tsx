import type { AnchorHTMLAttributes, Ref } from 'react';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A route of the site, "/tabelle". */
  to: string;
  ref?: Ref<HTMLAnchorElement>;
};

/**
 * A link to a page of the site. It does not use the router, which handles all links centrally (`app/useFollowedLinks`).
 */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={`#${to}`}>
      {children}
    </a>
  );
}
