import { say } from './say.ts';
import type { PlainKey, ValuesOf } from './texts.ts';

/**
 * A text of the catalogues: `t('orders.cart.items', { count })`. The key is written out, so that the build finds it: in the
 * screens a call becomes the text itself, and this file is not part of them. On the server, texts are English unless they are
 * made inside `speaking`. How to write texts is in docs/languages.md.
 */
export function t<Key extends PlainKey>(key: Key, ...[values]: ValuesOf<Key, string | number, never>): string {
  return say(key, values ?? {}) as string;
}
