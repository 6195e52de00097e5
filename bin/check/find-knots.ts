/**
 * The knots of a directed graph: the largest sets of nodes that all reach each other, each sorted. A knot that is gone has
 * no ring left in it. A node that only points at itself is none.
 */
export function findKnots(edges: readonly (readonly [from: string, to: string])[]): string[][] {
  const next = new Map<string, string[]>();
  for (const [from, to] of edges) next.set(from, [...(next.get(from) ?? []), to]);
  const reached = new Map([...next.keys()].map(node => [node, reachedFrom(node, next)]));

  const knots = new Map<string, string[]>();
  for (const [node, others] of reached) {
    const knot = [...others].filter(other => reached.get(other)?.has(node)).sort();
    if (knot.length > 1) knots.set(knot.join(' '), knot);
  }
  return [...knots.values()].sort((a, b) => b.length - a.length);
}

function reachedFrom(start: string, next: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set<string>();
  const queue = [...(next.get(start) ?? [])];
  for (const node of queue) {
    if (reached.has(node)) continue;
    reached.add(node);
    queue.push(...(next.get(node) ?? []));
  }
  return reached;
}
