import { Checkbox } from '#design/choices/checkbox.tsx';
import { districtsOf } from '#office/settings/delivery/districts.ts';
import { areaShare } from '#office/settings/delivery/state-area.ts';
import { type StateCode, stateName } from '#people/addresses/state.ts';
import { stateChoices } from '#people/addresses/state-choices.ts';
import { t } from '#shared/language/t.ts';
import type { ServiceArea } from '#shop/delivery/service-area.ts';
import styles from './state-choice.module.css';

/** States with PIN codes of their own, by name. */
const STATE_LIST = stateChoices()
  .map(({ value }) => value)
  .filter(state => districtsOf(state).length > 0);

interface StateChoiceProps {
  area: ServiceArea;
  onChoose: (state: StateCode, isWanted: boolean) => void;
}

/** The states, each served, in part or not at all; folded away, because most shops send everywhere. */
export function StateChoice({ area, onChoose }: StateChoiceProps) {
  const shares = STATE_LIST.map(state => ({ state, share: areaShare(area, state) }));
  const served = shares.filter(({ share }) => share === 'all').length;
  const inPart = shares.filter(({ share }) => share === 'some').length;
  return (
    <details className={styles.states}>
      <summary>
        <b>{t('office.settings.states.title')}</b>
        <span className={styles.count}>
          {served === STATE_LIST.length
            ? t('office.settings.states.all')
            : inPart > 0
              ? t('office.settings.states.somePartly', { served, all: STATE_LIST.length, partly: inPart })
              : t('office.settings.states.some', { served, all: STATE_LIST.length })}
        </span>
      </summary>
      <div className={styles.list}>
        {shares.map(({ state, share }) => (
          <Checkbox
            key={state}
            label={stateName(state)}
            checked={share === 'all'}
            indeterminate={share === 'some'}
            onChange={event => onChoose(state, event.currentTarget.checked)}
          />
        ))}
      </div>
    </details>
  );
}
