let offered = '';

/**
 * Reads from a response what the server can do beyond the contract (docs/api.md 10): `live, share, calendar, search, vitals`.
 */
export function noteOffers(header: string | null): void {
  offered = header ?? '';
}

/** Whether the server of the last response can do this. */
export const isOffered = (what: 'live' | 'share' | 'calendar' | 'search' | 'vitals'): boolean => offered.includes(what);
