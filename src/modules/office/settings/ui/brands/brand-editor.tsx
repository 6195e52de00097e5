import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash from 'lucide-react/icons/trash-2';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { Checkbox } from '#design/choices/checkbox.tsx';
import { Select } from '#design/choices/select.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { classes } from '#design/theme/classes.ts';
import { MAX_ALIASES_LENGTH, MAX_BRAND_TEXT_LENGTH, MAX_LABEL_LENGTH } from '#office/settings/brands/brand-rows.ts';
import { BRAND_MARKS } from '#products/catalog/home/brand-marks.ts';
import { BrandMark } from '#products/catalog/ui/home/brand-mark.tsx';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import styles from './brands-section.module.css';
import { inHiding } from './in-hiding.tsx';
import type { BrandInHand, BrandsInHand } from './use-brands.ts';

const MARK_CHOICES = [
  { value: '', label: t('office.settings.brands.asText') },
  ...BRAND_MARKS.map(mark => ({ value: mark, label: t('office.settings.brands.logo', { logo: mark }) })),
];

interface BrandEditorProps {
  brand: BrandInHand;
  at: number;
  brands: BrandsInHand;
  onMove: (at: number, by: -1 | 1) => void;
}

/** One brand: how its tile looks, what it is called, where it stands. */
export function BrandEditor({ brand, at, brands: { draft, change, remove }, onMove }: BrandEditorProps) {
  const kept = draft.kept.find(({ key }) => key === brand.key);
  const called = brand.label.trim() || t('office.settings.brands.new');
  return (
    <li className={styles.row}>
      <span className={classes(styles.tile, brand.hidden && styles.hidden)}>
        <BrandMark mark={brand.mark} label={brand.label || '…'} />
      </span>
      <TextField
        label={<span>{rich('office.settings.brands.name', { brand: called, hidden: inHiding })}</span>}
        value={brand.label}
        error={draft.faults[`${at}.label`]}
        changed={brand.label !== kept?.label}
        maxLength={MAX_LABEL_LENGTH}
        autoComplete="off"
        onChange={event => change(at, { label: event.currentTarget.value })}
      />
      <TextField
        label={<span>{rich('office.settings.brands.also', { brand: called, hidden: inHiding })}</span>}
        aside={t('office.settings.brands.alsoAside')}
        value={brand.said}
        error={draft.faults[`${at}.said`]}
        changed={brand.said !== (kept?.said ?? '')}
        maxLength={MAX_BRAND_TEXT_LENGTH}
        autoComplete="off"
        onChange={event => change(at, { said: event.currentTarget.value })}
      />
      <TextField
        label={<span>{rich('office.settings.brands.aliases', { brand: called, hidden: inHiding })}</span>}
        aside={t('office.settings.brands.aliasesAside')}
        value={brand.aliases}
        error={draft.faults[`${at}.aliases`]}
        changed={brand.aliases !== (kept?.aliases ?? '')}
        maxLength={MAX_ALIASES_LENGTH}
        autoComplete="off"
        onChange={event => change(at, { aliases: event.currentTarget.value })}
      />
      <Select
        label={<span>{rich('office.settings.brands.tile', { brand: called, hidden: inHiding })}</span>}
        value={brand.mark ?? ''}
        error={draft.faults[`${at}.mark`]}
        changed={brand.mark !== (kept?.mark ?? null)}
        choices={MARK_CHOICES}
        onChange={event => change(at, { mark: event.currentTarget.value || null })}
      />
      <div className={styles.state}>
        <Checkbox
          label={<span>{rich('office.settings.brands.hidden', { brand: called, hidden: inHiding })}</span>}
          checked={brand.hidden}
          onChange={event => change(at, { hidden: event.currentTarget.checked })}
        />
        <span className={styles.goods}>{t('office.settings.brands.products', { count: brand.goods })}</span>
      </div>
      <div className={styles.acts}>
        <IconButton
          label={t('office.settings.brands.up', { brand: called })}
          icon={<ArrowUp aria-hidden="true" />}
          disabled={at === 0}
          onClick={() => onMove(at, -1)}
        />
        <IconButton
          label={t('office.settings.brands.down', { brand: called })}
          icon={<ArrowDown aria-hidden="true" />}
          disabled={at === draft.value.length - 1}
          onClick={() => onMove(at, 1)}
        />
        <IconButton
          label={
            brand.goods > 0
              ? t('office.settings.brands.kept', { brand: called })
              : t('office.settings.brands.remove', { brand: called })
          }
          icon={<Trash aria-hidden="true" />}
          disabled={brand.goods > 0}
          onClick={() => remove(at)}
        />
      </div>
    </li>
  );
}
