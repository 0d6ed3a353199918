declare const config: { readonly forbidden: readonly { readonly name: string }[] };
export = config;
