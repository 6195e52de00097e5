import Plus from 'lucide-react/icons/plus';
import { useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import { TextField } from '#design/fields/text-field.tsx';
import { PageHead } from '#design/layout/page-head.tsx';
import { LIST_LIMITS } from '#products/inventory/product/product-draft.ts';
import { USUAL_OPTIONS } from '#products/inventory/product/usual-options.ts';
import type { StockReason } from '#products/inventory/stock/stock-reasons.ts';
import { UnsavedBar } from '#products/inventory/ui/stock/unsaved-bar.tsx';
import type { VariantDraft } from '#products/inventory/variants/variant-drafts.ts';
import type { VariantSheet } from '#products/inventory/variants/variants.contract.ts';
import { LeaveGuard } from '#routing/leave-guard.tsx';
import type { ProductId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { useVariants } from './use-variants.ts';
import styles from './variants.module.css';
import { VariantsTable } from './variants-table.tsx';

/** The table, the columns that are added to it, and saving everything at once. */
export function VariantsEditor({ id, start }: { id: ProductId; start: VariantSheet }) {
  const variants = useVariants(id, start);
  const element = useRef<HTMLDivElement>(null);
  const { sheet, table, unsaved } = variants;
  const { names, drafts } = table;
  const shown = sheet.rows.find(({ _id }) => _id === id) ?? sheet.rows[0];
  const title = shown?.title ?? t('products.inventory.variants.title');
  const stored = new Set(sheet.rows.flatMap(({ options }) => options.map(({ name }) => name)));
  const focus = (which: string) =>
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>(which)?.focus());

  const add = (draft: VariantDraft | undefined) => {
    if (!draft) return;
    const key = variants.copy(draft);
    focus(`tr[data-row="${key}"] input[name^="option"]`);
  };
  const save = async (reason: StockReason) => {
    if (!(await variants.save(reason))) focus('[aria-invalid="true"]');
  };
  return (
    <div ref={element} className={styles.screen}>
      <title>{t('products.inventory.variants.table', { title })}</title>
      <PageHead
        title={t('products.inventory.variants.table', { title })}
        aside={t('products.inventory.variants.tableCount', { count: drafts.length })}
        actions={
          <>
            <Link to={adminPaths.products} className={buttonClass({ tone: 'quiet' })}>
              {t('products.inventory.variants.back')}
            </Link>
            <Button
              tone="primary"
              icon={<Plus aria-hidden="true" />}
              onClick={() => add(drafts.findLast(({ unlink }) => !unlink))}
            >
              {t('products.inventory.variants.addRow')}
            </Button>
          </>
        }
      />
      <p className={styles.note}>
        {sheet.rows.length > 1 ? t('products.inventory.variants.tableNote') : t('products.inventory.variants.onlyOne')}
        {sheet.total > sheet.rows.length &&
          ` ${t('products.inventory.variants.tooMany', { most: sheet.rows.length, total: sheet.total })}`}
      </p>
      <VariantsTable variants={variants} onCopy={add} />
      <div className={styles.columns}>
        {names.map(
          (name, at) =>
            !stored.has(name) && (
              <TextField
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are never moved, and their names are typed
                key={at}
                label={t('products.inventory.variants.column', { number: at + 1 })}
                maxLength={LIST_LIMITS.specName}
                value={name}
                onChange={event => variants.renameColumn(at, event.currentTarget.value)}
              />
            ),
        )}
        {names.length < LIST_LIMITS.options && (
          <Button size="sm" onClick={() => variants.addColumn(nextName(names))}>
            {t('products.inventory.variants.addColumn')}
          </Button>
        )}
      </div>
      {unsaved > 0 && (
        <UnsavedBar
          changes={unsaved}
          asksReason={variants.movesStock}
          busy={variants.busy}
          onSave={reason => void save(reason)}
          onDiscard={variants.discard}
        />
      )}
      <LeaveGuard unsaved={unsaved > 0} />
    </div>
  );
}

/** The next usual option that the table has not, else one without a name. */
function nextName(names: readonly string[]): string {
  return USUAL_OPTIONS.find(name => !names.includes(name)) ?? '';
}
