import { areInOrder, type ExchangeModel, LEAST_VALUE, modelKey, PHONE_CONDITIONS } from '#orders/exchanges/exchange.ts';
import { t } from '#shared/language/t.ts';
import { MAX_PAISE, type Paise } from '#shared/money/money.ts';
import { readMoney } from '#shared/money/read-money.ts';
import type { Read } from '#shared/text/read.ts';

const MOST_MODELS = 500;
const MAX_BRAND = 40;
const MAX_MODEL = 60;
const MOST: number = MAX_PAISE / 10;

/** Models as text: one in a line, with commas, as a table is pasted or a CSV file is copied. */
export function exchangeText(models: readonly ExchangeModel[]): string {
  return models
    .map(model => [model.brand, model.model, ...PHONE_CONDITIONS.map(condition => model[condition] / 100)].join(', '))
    .join('\n');
}

/** Reads models with their values, one in a line, with commas, semicolons or tabs between. */
export function readExchangeLines(typed: string): Read<readonly ExchangeModel[]> {
  const lines = typed
    .split(/\r?\n/)
    .map((text, at) => ({ text: text.trim(), at: at + 1 }))
    .filter(({ text }) => text !== '');
  if (lines.length > MOST_MODELS) return { fault: t('office.settings.exchange.most', { most: MOST_MODELS }) };
  const models: ExchangeModel[] = [];
  const seen = new Set<string>();
  for (const { text, at } of lines) {
    const read = readLine(text);
    const fault = 'fault' in read ? read.fault : undefined;
    const isTwice = 'value' in read && seen.has(modelKey(read.value));
    if (fault !== undefined || isTwice)
      return { fault: t('office.settings.exchange.line', { at, fault: fault ?? t('office.settings.exchange.twice') }) };
    if (!('value' in read)) continue;
    seen.add(modelKey(read.value));
    models.push(read.value);
  }
  return { value: models };
}

function readLine(text: string): Read<ExchangeModel> {
  const cells = text.split(/[,;\t]/).map(cell => cell.trim());
  const [brand = '', model = '', ...amounts] = cells;
  if (amounts.length !== PHONE_CONDITIONS.length) return { fault: t('office.settings.exchange.cells') };
  if (brand === '' || brand.length > MAX_BRAND || model === '' || model.length > MAX_MODEL)
    return { fault: t('office.settings.exchange.name', { brand: MAX_BRAND, model: MAX_MODEL }) };
  const [working, scratched, broken, dead] = amounts.map(amountOf);
  if (working === undefined || scratched === undefined || broken === undefined || dead === undefined)
    return { fault: t('office.settings.exchange.amount') };
  const value = { brand, model, working, scratched, broken, dead };
  return working >= LEAST_VALUE && areInOrder(value) ? { value } : { fault: t('office.settings.exchange.order') };
}

function amountOf(text: string): Paise | undefined {
  const read = readMoney(text);
  return 'value' in read && read.value <= MOST ? read.value : undefined;
}
