import { inflateSync } from 'node:zlib';

/**
 * The text of a PDF whose fonts are embedded in part, piece by piece as it was set. It reads what a reader would copy:
 * glyphs by the table of letters that each font carries.
 */
export function pdfText(file: Buffer): string[] {
  const objects = objectsOf(file.toString('latin1'));
  const lettersOf = new Map<string, ReadonlyMap<string, string>>();
  for (const { dict } of objects.values()) {
    for (const [, name, font] of dict.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const toUnicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font ?? '')?.dict ?? '')?.[1];
      if (name && toUnicode) lettersOf.set(name, letters(objects.get(toUnicode)?.stream ?? ''));
    }
  }
  const pages = [...objects.values()].filter(({ dict }) => /\/Type \/Page\b/.test(dict));
  return pages.flatMap(({ dict }) => {
    const content = /\/Contents (\d+) 0 R/.exec(dict)?.[1] ?? '';
    return setTexts(objects.get(content)?.stream ?? '', lettersOf);
  });
}

interface PdfObject {
  readonly dict: string;
  readonly stream: string;
}

function objectsOf(raw: string): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  for (const [, id = '', body = ''] of raw.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const at = body.indexOf('stream\n');
    const dict = at < 0 ? body : body.slice(0, at);
    const packed = at < 0 ? '' : body.slice(at + 7, body.lastIndexOf('\nendstream'));
    const isPacked = dict.includes('FlateDecode') && packed !== '';
    objects.set(id, {
      dict,
      stream: isPacked ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : packed,
    });
  }
  return objects;
}

/** The letters of each glyph, by its number in hexadecimal. */
function letters(cmap: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, first = '', , list = ''] of cmap.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi)) {
    for (const [at, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries()) {
      const glyph = (Number.parseInt(first, 16) + at).toString(16).padStart(4, '0');
      found.set(glyph, Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    }
  }
  return found;
}

function setTexts(content: string, lettersOf: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  const texts: string[] = [];
  let known: ReadonlyMap<string, string> | undefined;
  for (const [, font, glyphs = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (font !== undefined) known = lettersOf.get(font);
    else {
      const hex = [...glyphs.matchAll(/<([0-9a-f]*)>/gi)].map(([, run]) => run).join('');
      texts.push((hex.match(/.{4}/g) ?? []).map(glyph => known?.get(glyph) ?? '').join(''));
    }
  }
  return texts;
}
