import type { AnchorHTMLAttributes, ReactNode } from 'react';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A route of the site, "/tabelle". */
  to: string;
  /** Code of the league that the link chooses, for which its page is prefetched. */
  league?: string;
};

/**
 * A link to a page of the site. It does not use the router, which handles all links centrally (`router/followedLinks`).
 */
export function Link({ to, league, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={`#${to}`} data-league={league}>
      {children}
    </a>
  );
}

export type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A route of the site ("/tabelle") or a full address ("https://…", "mailto:…", "tel:…", "webcal:…"). */
  to: string;
  children: ReactNode;
};

const otherScheme = /^(https?|mailto|tel|webcal):/i;

/** A link: routes go through the router, web addresses open in a new tab and say so. */
export function Anchor({ to, children, ...rest }: AnchorProps) {
  if (!otherScheme.test(to)) {
    return (
      <Link to={to} {...rest}>
        {children}
      </Link>
    );
  }
  if (!/^http/i.test(to)) {
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" {...rest}>
      <span className="contents">{children}</span>
      <span className="visually-hidden"> (öffnet in neuem Tab)</span>
    </a>
  );
}
