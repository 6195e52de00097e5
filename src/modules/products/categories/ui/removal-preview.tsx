import { ChangeTable } from '#design/data/change-table.tsx';
import { SERIAL_CHOICES, type SerialKind } from '#orders/serials/serial-kind.ts';
import type { ReturnWay } from '#products/catalog/categories/return-rule.ts';
import type { CategoryRemoval, UsualChange } from '#products/categories/contract.ts';
import { USUAL_GST } from '#products/inventory/product/gst-rates.ts';
import { t } from '#shared/language/t.ts';
import styles from './removal.module.css';
import { RETURN_WAY_NAMES } from './return-way-names.ts';

const CHANGES: Readonly<Record<UsualChange['what'], string>> = {
  hsn: t('products.categories.removal.hsn'),
  gstRate: t('products.categories.removal.gstRate'),
  serialKind: t('products.categories.removal.serialKind'),
  returns: t('products.categories.removal.returns'),
  commission: t('products.categories.removal.commission'),
};

/** How many products of whom move, and what is usual for them from then on. @param to undefined while none is chosen */
export function RemovalPreview({ plan, to }: { plan: CategoryRemoval; to: string | undefined }) {
  const { products, deleted, sellers, withoutHsn, changes } = plan;
  const hasOtherHsn = changes.some(({ what }) => what === 'hsn');
  return (
    <div className={styles.preview} role="status">
      <p>
        {to === undefined
          ? t('products.categories.removal.has', { products, sellers })
          : t('products.categories.removal.moves', { products, sellers, to })}
      </p>
      {deleted > 0 && <p>{t('products.categories.removal.deleted', { count: deleted })}</p>}
      {to !== undefined && <p>{t('products.categories.removal.stays')}</p>}
      {to !== undefined && changes.length > 0 && (
        <ChangeTable
          caption={t('products.categories.removal.changes')}
          heads={[
            t('products.categories.removal.what'),
            t('products.categories.removal.before'),
            t('products.categories.removal.after'),
          ]}
          rows={changes.map(({ what, from, to: then }) => ({
            ...{ key: what, cells: [CHANGES[what], shownAs(what, from), shownAs(what, then)] },
          }))}
        />
      )}
      {to !== undefined && hasOtherHsn && withoutHsn > 0 && (
        <p>{t('products.categories.removal.withoutHsn', { count: withoutHsn })}</p>
      )}
    </div>
  );
}

/** @param rule such as “replacement 10” */
function ruleWords(rule: string): string {
  const [way = '', days = ''] = rule.split(' ');
  return t('products.categories.returns.wayAndDays', { way: RETURN_WAY_NAMES[way as ReturnWay], days });
}

function shownAs(what: UsualChange['what'], value: string | null): string {
  if (what === 'serialKind') return SERIAL_CHOICES[(value ?? 'none') as SerialKind];
  if (what === 'returns' && value !== null) return ruleWords(value);
  if (value !== null) return value;
  return what === 'gstRate' ? `${USUAL_GST}%` : t('products.categories.removal.noValue');
}
