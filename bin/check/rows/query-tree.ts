import { isNode, type Node } from '../syntax.ts';

/**
 * Reads a statement as PostgreSQL has analysed it (`pg_node_tree`): names are resolved to tables and columns, types are
 * known, and each column says which outer joins can make it null. A node has its kind in `is`; lists are arrays.
 */
export function readTree(text: string): unknown {
  const tokens = text.match(/[(){}]|"(?:\\.|[^"\\])*"|(?:\\.|[^\s(){}\\])+/gs) ?? [];
  let at = 0;
  const value = (): unknown => {
    const token = tokens[at++] ?? '';
    if (token === '{') return node();
    if (token === '(') {
      const list = [];
      while (at < tokens.length && tokens[at] !== ')') list.push(value());
      at += 1;
      return list;
    }
    if (token === '<>') return null;
    return (token.startsWith('"') ? token.slice(1, -1) : token).replace(/\\(.)/gs, '$1');
  };
  const node = (): Node => {
    const read: Record<string, unknown> = { is: tokens[at++] };
    while (at < tokens.length && tokens[at] !== '}') {
      const field = (tokens[at++] ?? '').slice(1);
      read[field] = value();
      // A constant's bytes are several tokens.
      const bytes = [];
      while (tokens[at] !== '}' && !tokens[at]?.startsWith(':')) bytes.push(value());
      if (bytes.length > 0) read[field] = bytes;
    }
    at += 1;
    return read;
  };
  return value();
}

export function nodesIn(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

export function nodeIn(value: unknown): Node {
  return isNode(value) ? value : {};
}

/** The members of a list of numbers, `(i 1 2)`, or of a set, `(b 1 2)`. */
export function numbersIn(value: unknown): number[] {
  return Array.isArray(value) ? value.slice(1).map(Number) : [];
}
