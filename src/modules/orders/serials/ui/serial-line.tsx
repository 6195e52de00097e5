import { serialWords } from '#orders/serials/serial-kind.ts';
import type { LineSerials } from '#orders/serials/serials.schema.ts';
import styles from './serial-line.module.css';

/** The numbers of a line's units in small print; null if it has none. */
export function SerialLine({ serials }: { serials: LineSerials }) {
  const words = serialWords(serials);
  return words === '' ? null : <small className={styles.serials}>{words}</small>;
}
