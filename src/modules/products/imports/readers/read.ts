/** What came of reading one cell: what it means, or a sentence that says what may stand there. */
export type ReadCell<Value> = { readonly value: Value } | { readonly fault: string };

export function value<Value>(read: Value): { readonly value: Value } {
  return { value: read };
}

export function fault(sentence: string): { readonly fault: string } {
  return { fault: sentence };
}
