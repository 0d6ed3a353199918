/** The API's address, with a slash at the end even if the setting lacks it. Calls and relative addresses on the wire start here. */
export const apiBase = (): URL => new URL(`${API_BASE_URL}/`.replace(/\/+$/, '/'), location.href);
