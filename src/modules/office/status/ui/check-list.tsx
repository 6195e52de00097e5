import { Skeleton } from '#design/feedback/skeleton.tsx';
import type { Check } from '#office/status/check.ts';
import { t } from '#shared/language/t.ts';
import styles from './check-list.module.css';
import { ToneMark } from './tone-mark.tsx';

const STAND_INS = Array.from({ length: 10 }, (_, at) => at);

/** One line for each check; placeholders while `checks` is undefined. */
export function CheckList({ checks }: { checks: readonly Check[] | undefined }) {
  if (!checks)
    return (
      <div className={styles.list} aria-busy="true">
        {STAND_INS.map(at => (
          <div key={at} className={styles.check}>
            <Skeleton length="medium" />
            <Skeleton length="long" />
          </div>
        ))}
      </div>
    );
  return (
    <ul className={styles.list} aria-label={t('office.status.checks')}>
      {checks.map(check => (
        <OneCheck key={check.key} check={check} />
      ))}
    </ul>
  );
}

function OneCheck({ check: { title, tone, says, todo, facts } }: { check: Check }) {
  return (
    <li className={styles.check}>
      <div className={styles.what}>
        <h2 className={styles.title}>{title}</h2>
        <ToneMark tone={tone} />
      </div>
      <div className={styles.words}>
        <p>{says}</p>
        {todo && <p className={styles.todo}>{todo}</p>}
      </div>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
