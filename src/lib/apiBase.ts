/** Where the API lies, as a folder: also if the setting lacks its last slash. Calls and relative addresses on the wire start here. */
export const apiBase = (): URL => new URL(`${API_BASE_URL}/`.replace(/\/+$/, '/'), location.href);
