import { figureText } from '#products/inventory/product/typed-figures.ts';
import type { PriceStockField } from '#products/inventory/stock/price-stock.ts';
import { isBlock, isChanged } from '#products/inventory/stock/stock-drafts.ts';
import type { StockRow } from '#products/inventory/stock/stock-sheet.contract.ts';
import { t } from '#shared/language/t.ts';
import { SheetCell } from './sheet-cell.tsx';
import type { StockDrafts } from './use-stock-drafts.ts';

const CELL_SIGNS: Readonly<Record<PriceStockField, string>> = {
  price: t('products.catalog.field.priceHead'),
  salePrice: t('products.inventory.cell.sale'),
  stock: t('products.catalog.field.stockHead'),
};

const CELL_NAMES: Readonly<Record<PriceStockField, string>> = {
  price: t('products.catalog.field.price'),
  salePrice: t('products.catalog.field.salePriceHead'),
  stock: t('products.catalog.field.stockHead'),
};

type StockCellProps = { row: StockRow; field: PriceStockField; drafts: StockDrafts };

/** A price or the stock of a row. A pasted column fills the rows below. */
export function StockCell({ row, field, drafts }: StockCellProps) {
  const draft = drafts.of(row);
  return (
    <SheetCell
      name={field}
      label={t('products.inventory.cell.of', { field: CELL_NAMES[field], title: row.title })}
      sign={CELL_SIGNS[field]}
      value={draft?.typed[field] ?? figureText(row, field)}
      changed={draft !== undefined && isChanged(draft, field)}
      fault={drafts.faultAt(row, field)}
      inputMode={field === 'stock' ? 'numeric' : 'decimal'}
      placeholder={field === 'salePrice' ? '–' : undefined}
      onType={text => drafts.type(row, field, text)}
      onRevert={() => drafts.revert(row, field)}
      onLeave={drafts.settle}
      onPaste={event => {
        const text = event.clipboardData.getData('text/plain');
        if (!isBlock(text)) return;
        event.preventDefault();
        drafts.paste(row, field, text);
      }}
    />
  );
}
