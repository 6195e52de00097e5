import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductId } from '#shared/id.ts';
import { newBuyer } from '#test/builders/buying.ts';
import { buyOnline } from '#test/builders/paying-online.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { readMetrics, type Told } from '#test/inspect/reading-metrics.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** The rules as they stand in the file, one text for each alert. */
const rules = read('deploy/prometheus/alerts.yml')
  .split(/^ {6}- alert: /m)
  .slice(1);
const nameOf = (rule: string) => rule.slice(0, rule.indexOf('\n'));
const exprOf = (rule: string) => /expr: (?:>-\n)?([\s\S]*?)\n {8}for:/.exec(rule)?.[1] ?? '';
/** What an expression asks for: a name, perhaps with labels. */
const SELECTOR = /\b((?:shop|process|nodejs)_[a-z_]+)(?:\{([^}]*)\})?/g;

describe('the alerts', () => {
  let shop: TestShop;
  let text: string;
  let told: readonly Told[];
  beforeAll(async () => {
    shop = await startTestShop('postgres', { payments: { sandbox: true } });
    const { deccan } = await castOf(shop);
    const product: ProductId = await makeProduct(shop, deccan.sellerId);
    await buyOnline(await newBuyer(shop), [product, 1]);
    await shop.guest.inject({ url: '/api/common/shop' });
    text = await shop.metrics.text();
    told = readMetrics(text);
  });
  afterAll(() => shop.end());

  it('are ten, each with a section on what to do', () => {
    expect(rules).toHaveLength(10);
    const sections = [...read('docs/operations.md').matchAll(/^#### (\w+)$/gm)].map(([, name]) => name);
    expect(sections).toEqual(rules.map(nameOf));
    for (const rule of rules) {
      expect(rule).toContain(`todo: docs/operations.md#${nameOf(rule).toLowerCase()}\n`);
      expect(rule).toMatch(
        / {8}for: \d+m\n {8}labels: \{ severity: (page|ticket) \}\n {8}annotations:\n {10}summary: \S/,
      );
    }
  });

  it('use only metrics and labels that the shop has', () => {
    const asked = rules.flatMap(rule => [...exprOf(rule).matchAll(SELECTOR)].map(found => [nameOf(rule), ...found]));
    expect(new Set(asked.map(([rule]) => rule)).size).toBe(9);
    for (const [rule, , name = '', matchers = ''] of asked) {
      const found = told.filter(each => each.name === name);
      expect([rule, name, found.length > 0]).toEqual([rule, name, true]);
      for (const [, label = ''] of matchers.matchAll(/([a-z]+)(?:=~|!=|!~|=)"/g))
        expect(Object.keys(found[0]?.labels ?? {})).toContain(label);
    }
  });

  it('and the table of what is counted names all of it, and nothing else', () => {
    const section = /### Metrics\n([\s\S]*?)\n### /.exec(read('docs/operations.md'))?.[1] ?? '';
    const rows = section.split('\n').filter(line => line.startsWith('| `'));
    const named = rows.flatMap(row => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));
    const families = [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name);
    expect(named.toSorted()).toEqual(families.toSorted());
  });
});
