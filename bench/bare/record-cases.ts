import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { BROWSER_HEADERS } from '#bench/load/load.ts';
import { type FlowStep, headersOf, type Turn } from '#bench/load/shopper-steps.ts';
import type { BenchCase, FlowCase } from '#bench/requests/cases.ts';
import type { Goods } from '#bench/stand/goods.ts';
import { asNobodysJob } from '#bench/stand/jobs-aside.ts';
import { shopSettings } from '#bench/stand/shop-server.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { openShop } from '#src/shop.ts';
import { ValueMarker } from './mark-values.ts';
import { listenInOnDriver, type Record, type Statement } from './record-statements.ts';
import type { RecordedPage, RecordedStatement, RecordedValue, Recording } from './recorded.ts';

export interface RecordSettings {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly goods: Goods;
  /** A turn as one begins: nothing in the cart, no address. */
  readonly beginTurn: () => Promise<Turn>;
  /** Ids that are the same in every turn: the sellers'. */
  readonly lastingIds: ReadonlySet<string>;
}

/**
 * Asks a shop in this process for everything once and writes down what it did. Each address is asked for twice and the
 * second time counts, because the shop remembers some of what it has worked out.
 */
export async function recordCases(cases: readonly BenchCase[], settings: RecordSettings): Promise<Recording> {
  const record = listenInOnDriver();
  const open = await openDatabase({ ...settings, poolSize: 2 });
  const shop = await openShop(open, { ...(await shopSettings({ ...settings, isCached: false })), worksJobs: false });
  const texts = new Texts();
  const made = { reads: {}, pages: {}, flows: {} } as {
    -readonly [Part in keyof Recording]: Writable<Recording[Part]>;
  };
  for (const each of cases) {
    if (each.kind === 'flow') made.flows[each.name] = await recordFlow(shop.app, each, settings, record, texts);
    else
      for (const address of each.addresses(settings.goods)) {
        if (each.bare === 'bytes') made.pages[address] = await recordPage(shop.app, address);
        else made.reads[address] = await recordRead(shop.app, address, record, texts);
      }
  }
  await shop.close();
  await open.close();
  return { ...made, texts: texts.all };
}

type Writable<Part> = { -readonly [Key in keyof Part]: Part[Key] };

/** Every text once, by its number. */
class Texts {
  readonly all: string[] = [];

  numberOf(text: string): number {
    const known = this.all.indexOf(text);
    return known >= 0 ? known : this.all.push(text) - 1;
  }

  recorded({ text, values }: Statement, recordedValue: (value: unknown) => RecordedValue): RecordedStatement {
    return { text: this.numberOf(asNobodysJob(text)), values: values.map(recordedValue) };
  }
}

async function recordRead(app: FastifyInstance, url: string, record: Record, texts: Texts) {
  await app.inject({ url });
  const { result, statements } = await record(() => app.inject({ url }));
  if (result.statusCode !== 200) throw new Error(`${url} answers ${result.statusCode}: ${result.body}`);
  const asked = statements.length > 0 ? statements : [plainStatement(result.json())];
  return asked.map(statement => texts.recorded(statement, same => ({ same })));
}

/**
 * What a plain handler asks for a list that the shop makes from memory: the rows of its products by their keys. So the bare
 * handler stays what it was before products were cached.
 */
function plainStatement({ data }: { readonly data: readonly { readonly _id: string }[] }): Statement {
  return {
    text: `
      select p.id, p.slug, coalesce(p.images->0->>'src', '') as image, p.title, p.price_paise, p.sale_price_paise, p.stock,
        p.description, p.category, p.section, p.brand, p.kind, p.origin, p.average_review::float8, p.review_count,
        (select name from sellers where sellers.id = p.seller_id) as seller_name
      from json_array_elements_text($1::json) with ordinality as wanted(id, place)
      cross join lateral (select * from products where products.id = wanted.id::uuid and listed limit 1) p
      order by wanted.place`,
    values: [JSON.stringify(data.map(({ _id }) => _id))],
  };
}

async function recordPage(app: FastifyInstance, url: string): Promise<RecordedPage> {
  const { statusCode, headers, rawPayload } = await app.inject({ url, headers: BROWSER_HEADERS });
  if (statusCode !== 200) throw new Error(`${url} answers ${statusCode}`);
  const { 'content-length': _length, connection: _connection, date: _date, ...kept } = headers;
  return { headers: kept as RecordedPage['headers'], base64: rawPayload.toString('base64') };
}

async function recordFlow(
  app: FastifyInstance,
  flow: FlowCase,
  { beginTurn, lastingIds }: RecordSettings,
  record: Record,
  texts: Texts,
) {
  const turn = await beginTurn();
  const all: (readonly Statement[])[] = [];
  for (const step of flow.steps) {
    const { result, statements } = await record(() => app.inject(requestOf(step, turn)));
    if (result.statusCode !== 200) throw new Error(`${step.path(turn)} answers ${result.statusCode}: ${result.body}`);
    step.take?.(result.body, turn);
    all.push(statements);
  }
  // Only now every id of the turn is known.
  const known = {
    [turn.shopper.id]: 'user',
    [turn.productId]: 'product',
    [turn.addressId]: 'address',
    [turn.key]: 'key',
  } as const;
  const hash = createHash('sha256').update(turn.shopper.token).digest();
  const marker = new ValueMarker(known, hash, id => lastingIds.has(id));
  return all.map(statements => statements.map(each => texts.recorded(each, value => marker.value(value))));
}

function requestOf(step: FlowStep, turn: Turn) {
  const payload = step.body?.(turn);
  return { method: step.method, url: step.path(turn), headers: headersOf(step, turn), ...(payload && { payload }) };
}
