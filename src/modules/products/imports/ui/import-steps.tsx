import Check from 'lucide-react/icons/check';
import { classes } from '#design/theme/classes.ts';
import type { ImportDetail } from '#products/imports/contract.ts';
import type { ImportState } from '#products/imports/import-state.ts';
import styles from './import-steps.module.css';

const STEPS = ['Upload', 'Check', 'Import'] as const;
/** Number of finished steps in each state. */
const BEHIND: Readonly<Record<ImportState, number>> = {
  uploaded: 1,
  checking: 1,
  failed: 1,
  checked: 2,
  running: 2,
  stopped: 2,
  done: 3,
};

export function ImportSteps({ of }: { of: Pick<ImportDetail, 'state'> }) {
  const behind = BEHIND[of.state];
  return (
    <ol className={styles.steps}>
      {STEPS.map((step, at) => (
        <li
          key={step}
          className={classes(styles.step, at < behind && styles.behind, at === behind && styles.current)}
          aria-current={at === behind ? 'step' : undefined}
        >
          <span className={styles.number} aria-hidden="true">
            {at < behind ? <Check /> : at + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
