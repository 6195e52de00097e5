import { basename } from 'node:path/posix';
import { Readable } from 'node:stream';
import { type Entry, type ZipFile as OpenZip, openPromise } from 'yauzl';
import { fileUnreadable } from '#products/imports/import-problems.ts';
import { PICTURE_NAME } from '#products/imports/readers/read-images.ts';
import { MAX_BYTES } from '#products/media/upload-rules.ts';
import { t } from '#shared/language/t.ts';

const MAX_ENTRIES = 100_000;
const MAX_TABLE_BYTES = 500 * 1024 * 1024;
const TABLE = /\.(?:csv|tsv|txt)$/i;
/** Files that operating systems add. */
const NOT_SENT = /(?:^|\/)(?:__MACOSX\/|\.)/;
const ENCRYPTED = 1;

/**
 * A zip with one table and its pictures, read by its directory; nothing is unpacked to the disk. Declared sizes are
 * limited and compared with the actual ones, which stops zip bombs; names outside the zip refuse the whole file
 * (docs/security-cases.md D25).
 */
export class ZipFile {
  readonly #zip: OpenZip;
  readonly #table: Entry;
  readonly #pictures: ReadonlyMap<string, Entry>;

  private constructor(zip: OpenZip, table: Entry, pictures: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#table = table;
    this.#pictures = pictures;
  }

  /** @throws fileUnreadable with a sentence that says what to do */
  static async open(path: string): Promise<ZipFile> {
    const zip = await openPromise(path, { autoClose: false }).catch(broken);
    try {
      if (zip.entryCount > MAX_ENTRIES)
        throw fileUnreadable(() => t('products.imports.zip.files', { most: MAX_ENTRIES }));
      const entries = await entriesOf(zip);
      return new ZipFile(zip, tableAmong(entries), picturesAmong(entries));
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  async openTable(): Promise<Readable> {
    return Readable.from(unbroken(await this.#zip.openReadStreamPromise(this.#table).catch(broken)));
  }

  /** By its path in the zip or its base name, case-insensitive. */
  hasPicture(name: string): boolean {
    return this.#pictures.has(name.toLowerCase());
  }

  /** Undefined if it is larger than a picture may be. @throws fileUnreadable */
  async readPicture(name: string): Promise<Buffer | undefined> {
    const entry = this.#pictures.get(name.toLowerCase());
    if (!entry || entry.uncompressedSize > MAX_BYTES.picture) return undefined;
    const pieces: Buffer[] = [];
    try {
      for await (const piece of await this.#zip.openReadStreamPromise(entry)) pieces.push(piece as Buffer);
    } catch (error) {
      return broken(error);
    }
    return Buffer.concat(pieces);
  }

  /** Names of pictures that are named after a SKU: A-1.jpg, A-1_2.jpg, A-1-3.png, in this order. */
  picturesOf(sku: string): string[] {
    const names = [`${sku}`, ...Array.from({ length: 8 }, (_, at) => [`${sku}-${at + 1}`, `${sku}_${at + 1}`]).flat()];
    const found = names
      .flatMap(name => ENDINGS.map(ending => `${name}${ending}`))
      .filter(name => this.hasPicture(name));
    return found.slice(0, 8);
  }

  close(): void {
    this.#zip.close();
  }
}

const ENDINGS = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];

async function entriesOf(zip: OpenZip): Promise<Entry[]> {
  const entries: Entry[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/') || NOT_SENT.test(entry.fileName)) continue;
      if (entry.generalPurposeBitFlag & ENCRYPTED) throw fileUnreadable(() => t('products.imports.zip.password'));
      entries.push(entry);
    }
  } catch (error) {
    return broken(error);
  }
  return entries;
}

function tableAmong(entries: readonly Entry[]): Entry {
  if (entries.some(({ fileName }) => fileName === 'xl/workbook.xml'))
    throw fileUnreadable(() => t('products.imports.file.spreadsheet'));
  const tables = entries.filter(({ fileName }) => TABLE.test(fileName));
  const [table] = tables;
  if (!table) throw fileUnreadable(() => t('products.imports.zip.noCsv'));
  if (tables.length > 1) throw fileUnreadable(() => t('products.imports.zip.moreCsv'));
  if (table.uncompressedSize > MAX_TABLE_BYTES) throw fileUnreadable(() => t('products.imports.zip.large'));
  return table;
}

function picturesAmong(entries: readonly Entry[]): ReadonlyMap<string, Entry> {
  const pictures = entries.filter(({ fileName }) => PICTURE_NAME.test(fileName));
  const byName = pictures.map(entry => [basename(entry.fileName).toLowerCase(), entry] as const);
  return new Map([...byName, ...pictures.map(entry => [entry.fileName.toLowerCase(), entry] as const)]);
}

/** Converts stream errors to `fileUnreadable`. */
async function* unbroken(bytes: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const piece of bytes) yield piece as Buffer;
  } catch (error) {
    broken(error);
  }
}

function broken(error: unknown): never {
  if (error instanceof Error && error.name === 'Problem') throw error;
  const leadsOut = error instanceof Error && /relative path|absolute path|invalid characters/.test(error.message);
  throw fileUnreadable(() => (leadsOut ? t('products.imports.zip.outside') : t('products.imports.zip.damaged')));
}
