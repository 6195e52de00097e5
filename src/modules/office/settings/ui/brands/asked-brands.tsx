import { Button } from '#design/buttons/button.tsx';
import { Select } from '#design/choices/select.tsx';
import type { AskedBrand } from '#products/imports/asked-brand.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import { foldName, splitNames } from '#shared/text/fold-name.ts';
import styles from './asked-brands.module.css';
import { inHiding } from './in-hiding.tsx';
import type { BrandsInHand } from './use-brands.ts';

interface AskedBrandsProps {
  readonly asked: readonly AskedBrand[];
  readonly brands: BrandsInHand;
}

/** Brands that files of sellers name, each to be added or to become a sub-brand; both are saved with the list. */
export function AskedBrands({ asked, brands: { draft, change, add } }: AskedBrandsProps) {
  const known = new Set(draft.value.flatMap(({ label, aliases }) => [label, ...splitNames(aliases)]).map(foldName));
  const open = asked.filter(({ label }) => !known.has(foldName(label)));
  if (open.length === 0) return null;
  const makers = draft.value.flatMap(({ label, key }) => (label.trim() === '' ? [] : [{ value: key, label }]));
  const giveTo = (label: string, key: string) => {
    const at = draft.value.findIndex(brand => brand.key === key);
    const aliases = splitNames(draft.value[at]?.aliases ?? '');
    // A comma separates names here.
    if (at >= 0) change(at, { aliases: [...aliases, label.replaceAll(',', ' ')].join(', ') });
  };
  return (
    <section className={styles.asked} aria-labelledby="asked-brands">
      <h3 id="asked-brands">{t('office.settings.brands.asked')}</h3>
      <p className={styles.lead}>{t('office.settings.brands.askedLead')}</p>
      <ul className={styles.list}>
        {open.map(({ label, rows, sellers }) => (
          <li key={label} className={styles.row}>
            <span className={styles.name}>{label}</span>
            <span className={styles.rows}>{t('office.settings.brands.askedRows', { rows, sellers })}</span>
            <Button size="sm" onClick={() => add(label)}>
              <span>{rich('office.settings.brands.askedAdd', { brand: label, hidden: inHiding })}</span>
            </Button>
            <Select
              label={t('office.settings.brands.askedOfBrand', { brand: label })}
              labelHidden
              placeholder={t('office.settings.brands.askedOf')}
              value=""
              choices={makers}
              onChange={event => giveTo(label, event.currentTarget.value)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
