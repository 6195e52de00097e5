import { EMI_CARDS, type EmiCard, type EmiPlan } from '#payments/emi/emi-plan.ts';
import { t } from '#shared/language/t.ts';
import { MAX_PAISE, type Paise } from '#shared/money/money.ts';
import { readMoney } from '#shared/money/read-money.ts';
import type { Read } from '#shared/text/read.ts';

const MOST_PLANS = 200;
const MOST_MONTHS = 60;
/** Dearer than any card. */
const MOST_PERCENT = 48;
const MAX_BANK_LENGTH = 40;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Plans as text: one in a line, with commas, as a table is pasted or a CSV file is copied. */
export function emiText(plans: readonly EmiPlan[]): string {
  return plans.map(lineOf).join('\n');
}

function lineOf({ bank, card, months, rateBp, min, fee, from, until }: EmiPlan): string {
  const cells = [bank, card, months, rateBp / 100, min / 100, fee / 100, from ?? '', until ?? ''];
  return cells.join(', ').replace(/(, )+$/, '');
}

/** Reads plans, one in a line, with commas, semicolons or tabs between. */
export function readEmiLines(typed: string): Read<readonly EmiPlan[]> {
  const lines = typed
    .split(/\r?\n/)
    .map((text, at) => ({ text: text.trim(), at: at + 1 }))
    .filter(({ text }) => text !== '');
  if (lines.length > MOST_PLANS) return { fault: t('office.settings.emi.most', { most: MOST_PLANS }) };
  const plans: EmiPlan[] = [];
  const seen = new Set<string>();
  for (const { text, at } of lines) {
    const read = readLine(text);
    if ('fault' in read) return { fault: t('office.settings.emi.line', { at, fault: read.fault }) };
    const { bank, card, months, from } = read.value;
    const key = [bank.toLowerCase(), card, months, read.value.min, from].join();
    if (seen.has(key)) return { fault: t('office.settings.emi.line', { at, fault: t('office.settings.emi.twice') }) };
    seen.add(key);
    plans.push(read.value);
  }
  return { value: plans };
}

function readLine(text: string): Read<EmiPlan> {
  const cells = text.split(/[,;\t]/).map(cell => cell.trim());
  if (cells.length < 6 || cells.length > 8) return { fault: t('office.settings.emi.cells') };
  const [bank = '', card = '', months = '', rate = '', min = '', fee = '', from = '', until = ''] = cells;
  if (bank === '' || bank.length > MAX_BANK_LENGTH) return { fault: t('office.settings.emi.bank') };
  if (!isCard(card)) return { fault: t('office.settings.emi.card') };
  const count = /^\d{1,2}$/.test(months) ? Number(months) : 0;
  if (count < 2 || count > MOST_MONTHS) return { fault: t('office.settings.emi.months', { most: MOST_MONTHS }) };
  const percent = /^\d{1,2}(\.\d{1,2})?\s*%?$/.test(rate) ? Number.parseFloat(rate) : Number.NaN;
  if (!(percent <= MOST_PERCENT)) return { fault: t('office.settings.emi.rate', { most: MOST_PERCENT }) };
  const [least, once] = [min, fee].map(amountOf);
  if (least === undefined || once === undefined) return { fault: t('office.settings.emi.amount') };
  if (![from, until].every(day => day === '' || isDay(day))) return { fault: t('office.settings.emi.day') };
  if (from !== '' && until !== '' && until < from) return { fault: t('office.settings.emi.window') };
  return {
    value: {
      ...{ bank, card, months: count, rateBp: Math.round(percent * 100), min: least, fee: once },
      ...{ from: from || null, until: until || null },
    },
  };
}

function amountOf(text: string): Paise | undefined {
  const read = readMoney(text);
  return 'value' in read && read.value <= MAX_PAISE ? read.value : undefined;
}

function isCard(text: string): text is EmiCard {
  return EMI_CARDS.some(card => card === text);
}

function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return DAY.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
