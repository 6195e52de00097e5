import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Select } from '#design/choices/select.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { RATES } from '#office/settings/rates/rate-limits.ts';
import { entryFaults, firstDay, rateFaults, readPercent } from '#office/settings/rates/rate-rows.ts';
import type { RateList } from '#office/settings/rates/rates.contract.ts';
import { t } from '#shared/language/t.ts';
import { RATE_NAMES, type RateEntry, type RateName } from '#shop/shop/rates/rate-entry.ts';
import styles from './rates-section.module.css';
import { knownIn } from './use-rates.ts';

const ALL = '';
const BY_HSN = 'hsn';
const EMPTY = { goods: ALL, hsn: '', rate: '', from: '' };

interface AddRateProps {
  list: RateList;
  entries: readonly RateEntry[];
  onAdd: (entry: RateEntry) => void;
}

/** Plans a rate: which, for what products, how much, from when. */
export function AddRate({ list, entries, onAdd }: AddRateProps) {
  const [name, setName] = useState<RateName>('commission');
  const [typed, setTyped] = useState(EMPTY);
  const [faults, setFaults] = useState<Partial<Record<string, string>>>({});
  const { of } = RATES[name];
  const change = (more: Partial<typeof EMPTY>) => {
    setTyped({ ...typed, ...more });
    setFaults({});
  };
  function add() {
    const basisPoints = readPercent(typed.rate);
    const entry: RateEntry = {
      name,
      kind: typed.goods === ALL || typed.goods === BY_HSN ? null : typed.goods,
      hsn: typed.goods === BY_HSN ? typed.hsn.replace(/\s/g, '') : null,
      basisPoints: basisPoints ?? 0,
      from: typed.from,
    };
    const wrong: Partial<Record<string, string>> = entryFaults(entry, knownIn(list));
    if (basisPoints === undefined) wrong.rate = t('office.settings.rates.percentFault');
    const twice = rateFaults([...entries, entry], entries, knownIn(list))[`${entries.length}.from`];
    if (twice) wrong.from ??= twice;
    setFaults(wrong);
    if (Object.keys(wrong).length > 0) return;
    onAdd(entry);
    setTyped(EMPTY);
  }
  return (
    <fieldset
      className={styles.add}
      onKeyDown={event => {
        // Enter would save the list without what is being written here.
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        add();
      }}
    >
      <legend>{t('office.settings.rates.add')}</legend>
      <Select
        label={t('office.settings.rates.type')}
        value={name}
        choices={RATE_NAMES.map(value => ({ value, label: RATES[value].label() }))}
        onChange={event => {
          setName(event.currentTarget.value as RateName);
          change({ goods: ALL, hsn: '' });
        }}
      />
      <Select
        label={t('office.settings.rates.head.products')}
        value={typed.goods}
        error={faults.kind}
        disabled={of === 'all products'}
        choices={[
          { value: ALL, label: t('office.settings.rates.allProducts') },
          ...(of === 'kinds and HSN codes' ? [{ value: BY_HSN, label: t('office.settings.rates.byHsn') }] : []),
          ...list.categories.map(({ id, label, depth }) => ({ value: id, label: '\u2003'.repeat(depth) + label })),
        ]}
        onChange={event => change({ goods: event.currentTarget.value })}
      />
      {typed.goods === BY_HSN && (
        <TextField
          label={t('office.settings.rates.hsn')}
          inputMode="numeric"
          autoComplete="off"
          value={typed.hsn}
          error={faults.hsn}
          onChange={event => change({ hsn: event.currentTarget.value })}
        />
      )}
      <TextField
        label={t('office.settings.rates.percent')}
        inputMode="decimal"
        autoComplete="off"
        value={typed.rate}
        error={faults.rate}
        onChange={event => change({ rate: event.currentTarget.value })}
      />
      <TextField
        label={t('office.settings.rates.head.from')}
        type="date"
        min={firstDay(name, list.today)}
        value={typed.from}
        error={faults.from}
        onChange={event => change({ from: event.currentTarget.value })}
      />
      <Button className={styles.plan} icon={<Plus aria-hidden="true" />} onClick={add}>
        {t('office.settings.rates.addToList')}
      </Button>
    </fieldset>
  );
}
