/** Names of the flags that come with the site, as a nationality spells them. */
export const flagNames: readonly string[];
