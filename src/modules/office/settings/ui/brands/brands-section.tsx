import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import type { BrandList } from '#office/settings/brands/brands.contract.ts';
import { SettingsSection } from '#office/settings/ui/form/settings-section.tsx';
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
    say(`${draft.value[at]?.label || 'The new brand'} is now number ${at + by + 1} of ${draft.value.length}`);
  };
  return (
    <SettingsSection
      id="brands"
      title="Brands"
      lead="The tiles on the home page and the brands in the filters, in this order. A hidden brand has no tile and no filter, but its products stay on sale and show up in search."
      draft={draft}
      wide
    >
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
        Add a brand
      </Button>
    </SettingsSection>
  );
}
