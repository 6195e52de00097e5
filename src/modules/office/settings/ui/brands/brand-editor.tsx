import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash from 'lucide-react/icons/trash-2';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { Checkbox } from '#design/choices/checkbox.tsx';
import { Select } from '#design/choices/select.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { classes } from '#design/theme/classes.ts';
import { MAX_BRAND_TEXT_LENGTH, MAX_LABEL_LENGTH } from '#office/settings/brands/brand-rows.ts';
import { BRAND_MARKS } from '#products/catalog/home/brand-marks.ts';
import { BrandMark } from '#products/catalog/ui/home/brand-mark.tsx';
import { countText } from '#shared/text/count-text.ts';
import styles from './brands-section.module.css';
import type { BrandInHand, BrandsInHand } from './use-brands.ts';

const MARK_CHOICES = [
  { value: '', label: 'Name as text' },
  ...BRAND_MARKS.map(mark => ({ value: mark, label: `Logo: ${mark}` })),
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
  const called = brand.label.trim() || 'new brand';
  return (
    <li className={styles.row}>
      <span className={classes(styles.tile, brand.hidden && styles.hidden)}>
        <BrandMark mark={brand.mark} label={brand.label || '…'} />
      </span>
      <TextField
        label={named('Name', called)}
        value={brand.label}
        error={draft.faults[`${at}.label`]}
        changed={brand.label !== kept?.label}
        maxLength={MAX_LABEL_LENGTH}
        autoComplete="off"
        onChange={event => change(at, { label: event.currentTarget.value })}
      />
      <TextField
        label={named('Also called', called)}
        aside="for search"
        value={brand.said}
        error={draft.faults[`${at}.said`]}
        changed={brand.said !== (kept?.said ?? '')}
        maxLength={MAX_BRAND_TEXT_LENGTH}
        autoComplete="off"
        onChange={event => change(at, { said: event.currentTarget.value })}
      />
      <Select
        label={named('Tile', called)}
        value={brand.mark ?? ''}
        error={draft.faults[`${at}.mark`]}
        changed={brand.mark !== (kept?.mark ?? null)}
        choices={MARK_CHOICES}
        onChange={event => change(at, { mark: event.currentTarget.value || null })}
      />
      <div className={styles.state}>
        <Checkbox
          label={named('Hidden', called)}
          checked={brand.hidden}
          onChange={event => change(at, { hidden: event.currentTarget.checked })}
        />
        <span className={styles.goods}>{countText(brand.goods, 'product')}</span>
      </div>
      <div className={styles.acts}>
        <IconButton
          label={`Move ${called} up`}
          icon={<ArrowUp aria-hidden="true" />}
          disabled={at === 0}
          onClick={() => onMove(at, -1)}
        />
        <IconButton
          label={`Move ${called} down`}
          icon={<ArrowDown aria-hidden="true" />}
          disabled={at === draft.value.length - 1}
          onClick={() => onMove(at, 1)}
        />
        <IconButton
          label={brand.goods > 0 ? `${called} has products and can’t be removed` : `Remove ${called}`}
          icon={<Trash aria-hidden="true" />}
          disabled={brand.goods > 0}
          onClick={() => remove(at)}
        />
      </div>
    </li>
  );
}

/** The same word in each row, and for the ear whose it is. */
function named(word: string, brand: string) {
  return (
    <span>
      {word}
      <VisuallyHidden> of {brand}</VisuallyHidden>
    </span>
  );
}
