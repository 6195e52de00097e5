import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'csv-parse/sync';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { GOOGLE_RULES } from './google-rules.ts';
import { OPENAI_RULES } from './openai-rules.ts';

export type Item = Readonly<Record<string, unknown>>;

const ajv = new Ajv({ allErrors: true, strictRequired: false });
addFormats.default(ajv);
const [isGoogleItem, isOpenAiItem] = [ajv.compile(GOOGLE_RULES), ajv.compile(OPENAI_RULES)];

/** The items of a Google feed in XML, by their ids. @throws if it is no XML or breaks a rule */
export function readGoogleXml(xml: string): Map<string, Item> {
  const valid = XMLValidator.validate(xml);
  if (valid !== true) throw new Error(`no XML: ${JSON.stringify(valid)}`);
  const several = ['item', 'additional_image_link', 'product_highlight', 'product_detail', 'shipping'];
  const parser = new XMLParser({
    removeNSPrefix: true,
    parseTagValue: false,
    ignoreAttributes: false,
    isArray: name => several.includes(name),
  });
  const { rss } = parser.parse(xml) as { rss: { '@_version': string; '@_g': string; channel: { item?: Item[] } } };
  if (rss['@_version'] !== '2.0' || !xml.includes('xmlns:g="http://base.google.com/ns/1.0"')) throw new Error('no RSS');
  return byId('id', rss.channel.item ?? [], isGoogleItem);
}

/** The same of a file with tabs. */
export function readGoogleTsv(tsv: string): Map<string, Item> {
  const rows = parse(tsv, { columns: true, delimiter: '\t', quote: '"' }) as Record<string, string>[];
  const items = rows.map(row =>
    Object.fromEntries(
      Object.entries(row).flatMap(([name, cell]) => (cell === '' ? [] : [[name, cellValue(name, cell)]])),
    ),
  );
  return byId('id', items, isGoogleItem);
}

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  product_detail: ['section_name', 'attribute_name', 'attribute_value'],
  shipping: ['country', 'region', 'service', 'price'],
};

function cellValue(name: string, cell: string): unknown {
  const parts = GROUPS[name];
  if (parts)
    return cell.split(',').map(group => {
      const values = group.split(':');
      if (values.length !== parts.length) throw new Error(`${name}: ${group} has ${values.length} parts`);
      return Object.fromEntries(parts.map((part, at) => [part, values[at]]).filter(([, value]) => value !== ''));
    });
  return ['additional_image_link', 'product_highlight'].includes(name) ? cell.split(',') : cell;
}

/** The lines of an OpenAI feed, by their ids. @throws if one is no JSON or breaks a rule */
export function readOpenAi(jsonl: string): Map<string, Item> {
  if (jsonl !== '' && !jsonl.endsWith('\n')) throw new Error('the last line does not end');
  const items = jsonl
    .split('\n')
    .slice(0, -1)
    .map(line => JSON.parse(line) as Item);
  return byId('item_id', items, isOpenAiItem);
}

/** The rows of a file for price comparison, by their ids. */
export function readPrices(csv: string): Map<string, Item> {
  return byId('id', parse(csv, { bom: true, columns: true }) as Item[], undefined);
}

function byId(name: string, items: readonly Item[], isValid: ReturnType<typeof ajv.compile> | undefined) {
  for (const item of items)
    if (isValid && !isValid(item))
      throw new Error(`${JSON.stringify(item)}\n${ajv.errorsText(isValid.errors, { separator: '\n' })}`);
  const found = new Map(items.map(item => [item[name] as string, item]));
  if (found.size !== items.length) throw new Error('an id stands twice');
  return found;
}
