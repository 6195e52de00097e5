export function installation(
  stamp: string | null,
  lock: string,
  tools: { readonly wantsTools: boolean; readonly hasTools: boolean },
): { readonly args: readonly string[]; readonly stamp: string } | undefined;
export function isRefusedByRegistry(output: string): boolean;
