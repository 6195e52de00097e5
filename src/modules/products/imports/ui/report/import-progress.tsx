import Check from 'lucide-react/icons/check';
import { useEffect, useRef, useState } from 'react';
import { ProgressBar } from '#design/feedback/progress-bar.tsx';
import { classes } from '#design/theme/classes.ts';
import type { ImportDetail } from '#products/imports/contract.ts';
import { type ImportState, isUnderWay } from '#products/imports/import-state.ts';
import { t } from '#shared/language/t.ts';
import { waitText } from '#shared/text/wait-text.ts';
import styles from './import-progress.module.css';

/** A progress bar while the import is being worked on, else a sentence about its result. */
export function ImportProgress({ of }: { of: ImportDetail }) {
  const isRunning = of.state === 'running';
  const [at, all] = isRunning ? [of.done, of.added + of.changed] : [of.checked, of.rows];
  const left = useImportTimeLeft(at, all);
  if (!isUnderWay(of.state))
    return (
      <p role="status" className={of.state === 'failed' ? styles.bad : styles.sentence}>
        {sentenceOf(of)}
      </p>
    );
  return (
    <div className={styles.progress}>
      <p className={styles.words}>
        <strong>
          {all === 0
            ? t('products.imports.progress.reading')
            : isRunning
              ? t('products.imports.progress.importingRow', { at, all })
              : t('products.imports.progress.checkingRow', { at, all })}
        </strong>
        <span className={styles.aside}>
          {isRunning ? t('products.imports.progress.kept') : t('products.imports.progress.unsaved')}
          {left !== undefined && t('products.imports.progress.left', { wait: waitText(left) })}
        </span>
        {all > 0 && <strong className={styles.share}>{Math.floor((100 * at) / all)}%</strong>}
      </p>
      <ProgressBar
        label={isRunning ? t('products.imports.progress.importing') : t('products.imports.progress.checking')}
        value={all > 0 ? at : undefined}
        max={all || 1}
      />
    </div>
  );
}

function sentenceOf({ state, fault, added, changed, refused, waiting, words, done }: ImportDetail): string {
  if (state === 'failed') return fault ?? t('products.imports.result.failed');
  if (state === 'stopped') return t('products.imports.result.stopped', { done });
  if (state === 'done')
    return refused > 0
      ? t('products.imports.result.partly', { done, refused })
      : t('products.imports.result.done', { done });
  if (waiting > 0)
    return words.some(({ category }) => category === null)
      ? t('products.imports.result.waiting', { waiting })
      : t('products.imports.result.waitingBrand', { waiting });
  if (added + changed === 0)
    return refused > 0 ? t('products.imports.result.noRow') : t('products.imports.result.nothing');
  return refused > 0 ? t('products.imports.result.someRows', { refused }) : t('products.imports.result.allRows');
}

/** Estimates the seconds left from the pace since the page was opened; undefined until there is some progress. */
function useImportTimeLeft(at: number, all: number): number | undefined {
  const first = useRef<{ readonly at: number; readonly ms: number }>(undefined);
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const ms = performance.now();
    if (all > 0) first.current ??= { at, ms };
    const since = first.current;
    if (since && at > since.at) setLeft(Math.ceil((((ms - since.ms) / (at - since.at)) * (all - at)) / 1000));
  }, [at, all]);
  return left;
}

const STEPS = [
  t('products.imports.step.upload'),
  t('products.imports.step.check'),
  t('products.imports.step.import'),
] as const;
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
