/** One node of a syntax tree, of a module or of an SQL statement; nothing is known about it before it is looked at. */
export type Node = Record<string, unknown>;

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

/** Visits every node below `value` and `value` itself, from the outside in. */
export function walk(value: unknown, visit: (node: Node) => void): void {
  if (!isNode(value)) return;
  if (!Array.isArray(value)) visit(value);
  for (const child of Object.values(value)) walk(child, visit);
}

export function startOf(node: Node): number {
  return typeof node.start === 'number' ? node.start : 0;
}

/** The fixed parts of a template, with a value between each two; null for a template that is no valid text. */
export function piecesOf({ quasis }: Node): string[] | null {
  if (!Array.isArray(quasis)) return null;
  const pieces = quasis.map(quasi => (isNode(quasi) && isNode(quasi.value) ? quasi.value.cooked : null));
  return pieces.every(piece => typeof piece === 'string') ? pieces : null;
}
