import { serialWords } from '#orders/serials/serial-words.ts';
import type { LineSerials } from '#orders/serials/serials.schema.ts';
import styles from './serial-line.module.css';

/** The numbers of a line's pieces, small; nothing where it has none. */
export function SerialLine({ serials }: { serials: LineSerials }) {
  const words = serialWords(serials);
  return words === '' ? null : <small className={styles.serials}>{words}</small>;
}
