import CircleAlert from 'lucide-react/icons/circle-alert';
import type { Difference } from '#orders/returns/return/numbers-back.ts';
import { NUMBER_NAMES } from '#orders/serials/serial-kind.ts';
import styles from './difference-notice.module.css';

/** What came back beside what was sent, where the two are not one. */
export function DifferenceNotice({ differences }: { differences: readonly Difference[] }) {
  return (
    <div role="alert">
      {differences.map(({ lineId, title, kind, came, sent }) => (
        <div key={lineId} className={styles.notice}>
          <p className={styles.title}>
            <CircleAlert aria-hidden="true" />
            This is not what was shipped
          </p>
          <p>{title}</p>
          <dl className={styles.numbers}>
            <dt>Came back</dt>
            {came.map((number, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two pieces may have no readable number, and none moves
              <dd key={at}>{number === '' ? `${NUMBER_NAMES[kind]} not readable` : number}</dd>
            ))}
            <dt>Shipped</dt>
            {sent.map(number => (
              <dd key={number}>{number}</dd>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}
