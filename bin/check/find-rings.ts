/**
 * The rings of a directed graph, one for each knot of nodes that reach each other: `['a', 'b']` says a → b → a.
 * A node that points at itself is a ring of one.
 */
export function findRings(edges: readonly (readonly [from: string, to: string])[]): string[][] {
  const next = new Map<string, string[]>();
  for (const [from, to] of edges) next.set(from, [...(next.get(from) ?? []), to]);

  const rings: string[][] = [];
  const seen = new Set<string>();
  for (const start of [...next.keys()].sort()) {
    if (seen.has(start)) continue;
    const ring = shortestWayBack(start, next);
    if (!ring) continue;
    for (const node of ring) seen.add(node);
    rings.push(ring);
  }
  return rings;
}

function shortestWayBack(start: string, next: ReadonlyMap<string, readonly string[]>): string[] | null {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const node of queue) {
    for (const target of next.get(node) ?? []) {
      if (target === start) return wayTo(node, start, cameFrom);
      if (cameFrom.has(target)) continue;
      cameFrom.set(target, node);
      queue.push(target);
    }
  }
  return null;
}

function wayTo(end: string, start: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const way = [end];
  let node = end;
  while (node !== start) {
    const previous = cameFrom.get(node);
    if (previous === undefined) break;
    way.unshift(previous);
    node = previous;
  }
  return way;
}
