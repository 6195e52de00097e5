/** Codes of refusals, by the name of the call in its contract. */
export type RefusalsOfCalls = Readonly<Record<string, readonly string[]>>;
