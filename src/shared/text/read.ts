/** What somebody has entered: a valid value as it is stored, or an error as a sentence. */
export type Read<Value> = { readonly value: Value } | { readonly fault: string };
