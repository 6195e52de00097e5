import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import type { BrandList } from '#office/settings/brands/brands.contract.ts';
import { SettingsSection } from '#office/settings/ui/form/settings-section.tsx';
import { t } from '#shared/language/t.ts';
import { AskedBrands } from './asked-brands.tsx';
import { BrandEditor } from './brand-editor.tsx';
import styles from './brands-section.module.css';
import { useBrands } from './use-brands.ts';

/** The brands of the shop, in the order of their tiles. */
export function BrandsSection({ list }: { list: BrandList }) {
  const brands = useBrands(list);
  const { draft, add, move } = brands;
  const [said, say] = useState('');
  const rows = useRef<HTMLOListElement>(null);
  const moveAndSay = (at: number, by: -1 | 1) => {
    move(at, by);
    const brand = draft.value[at]?.label || t('office.settings.brands.theNew');
    say(t('office.settings.brands.moved', { brand, at: at + by + 1, all: draft.value.length }));
  };
  return (
    <SettingsSection
      id="brands"
      title={t('office.settings.brands.title')}
      lead={t('office.settings.brands.lead')}
      draft={draft}
      wide
    >
      <AskedBrands asked={list.asked} brands={brands} />
      <ol ref={rows} className={styles.rows}>
        {draft.value.map((brand, at) => (
          <BrandEditor key={brand.key} brand={brand} at={at} brands={brands} onMove={moveAndSay} />
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {draft.faults.brands && <p className={styles.fault}>{draft.faults.brands}</p>}
      <Button
        icon={<Plus aria-hidden="true" />}
        onClick={() => {
          add();
          requestAnimationFrame(() => rows.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
        }}
      >
        {t('office.settings.brands.add')}
      </Button>
    </SettingsSection>
  );
}
