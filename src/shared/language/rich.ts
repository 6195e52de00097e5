import type { ReactNode } from 'react';
import { joinPieces } from './join-pieces.ts';
import { say } from './say.ts';
import type { TextKey, ValuesOf } from './texts.ts';

/**
 * A text with elements in it, for screens: `rich('shop.terms', { link: words => <Link to={…}>{words}</Link> })` for
 * “Read our <link>terms</link>.” Values may be elements too. Like `t`, it is compiled away.
 */
export function rich<Key extends TextKey>(
  key: Key,
  ...[values]: ValuesOf<Key, ReactNode, (words: ReactNode) => ReactNode>
): ReactNode {
  return say(key, values ?? {}, joinPieces as (...pieces: unknown[]) => ReactNode) as ReactNode;
}
