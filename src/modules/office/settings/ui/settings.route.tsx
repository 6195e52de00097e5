import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { PageHead } from '#design/layout/page-head.tsx';
import { getBrands } from '#office/settings/brands/brands.contract.ts';
import { getSettings } from '#office/settings/contract.ts';
import { getRates } from '#office/settings/rates/rates.contract.ts';
import { SettingsForms } from '#office/settings/ui/form/settings-forms.tsx';
import { askAhead, onlyOnEntering } from '#routing/ask-ahead.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { t } from '#shared/language/t.ts';
import styles from './settings.module.css';

export const clientLoader = () => {
  askAhead(getSettings, {});
  askAhead(getBrands, {});
  return askAhead(getRates, {});
};
export const shouldRevalidate = onlyOnEntering;

/** What the shop-keeper decides without anybody's help: who the shop is, what it charges, where it sends to. */
export default function Settings() {
  const settings = useAnswer(getSettings, {});
  const brands = useAnswer(getBrands, {});
  const rates = useAnswer(getRates, {});
  const asked = [settings, brands, rates];
  const problem = asked.find(each => each.problem)?.problem;
  return (
    <>
      <title>{t('office.settings.windowTitle')}</title>
      <PageHead title={t('office.settings.title')} aside={t('office.settings.aside')} />
      {problem ? (
        <ErrorState
          title={t('office.settings.unloaded')}
          onRetry={() => {
            for (const each of asked) if (each.problem) each.askAgain();
          }}
          retrying={asked.some(each => each.isAsking)}
        >
          {problem.message}
        </ErrorState>
      ) : settings.answer && brands.answer && rates.answer ? (
        <SettingsForms all={settings.answer.data} brands={brands.answer.data} rates={rates.answer.data} />
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
