import { createElement, Fragment, type ReactNode } from 'react';

/** The pieces of a rich text as one node. */
export function joinPieces(...pieces: ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...pieces);
}
