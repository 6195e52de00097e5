/** The result of reading one cell: a value, or an error as a sentence. `isUnknown`: it is like nothing that the shop knows. */
export type ReadCell<Value> = { readonly value: Value } | { readonly fault: string; readonly isUnknown?: true };

export function value<Value>(read: Value): { readonly value: Value } {
  return { value: read };
}

export function fault(sentence: string): { readonly fault: string } {
  return { fault: sentence };
}
