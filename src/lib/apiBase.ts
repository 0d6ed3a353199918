/** The API's base URL, always with a trailing slash. Calls and relative URLs from the API are resolved against it. */
export const apiBase = (): URL => new URL(`${API_BASE_URL}/`.replace(/\/+$/, '/'), location.href);
