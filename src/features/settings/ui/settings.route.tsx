import { ErrorState } from '#design/error-state.tsx';
import { PageHead } from '#design/page-head.tsx';
import { Skeleton } from '#design/skeleton.tsx';
import { getSettings } from '#features/settings/contract.ts';
import { useAnswer } from '#routing/use-answer.ts';
import styles from './settings.module.css';
import { SettingsForms } from './settings-forms.tsx';

/** What the shop-keeper decides without anybody's help: who the shop is, what it charges, where it sends to. */
export default function Settings() {
  const asked = useAnswer(getSettings, {});
  return (
    <>
      <title>Settings · Admin Panel</title>
      <PageHead title="Settings" aside="Every change holds at once" />
      {asked.problem ? (
        <ErrorState title="Could not load the settings" onRetry={asked.askAgain} retrying={asked.isAsking}>
          {asked.problem.message}
        </ErrorState>
      ) : asked.answer ? (
        <SettingsForms all={asked.answer.data} />
      ) : (
        <div className={styles.waiting} aria-busy="true">
          {['shop', 'addresses', 'officer'].map(part => (
            <Skeleton key={part} shape="block" className={styles.stand} />
          ))}
        </div>
      )}
    </>
  );
}
