import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './unpack-woff.ts';

const { resolve } = createRequire(import.meta.url);

export type Weight = 'regular' | 'bold';
const WEIGHTS: Record<Weight, number> = { regular: 400, bold: 600 };

/** A font of the documents: the file of a package that has the letters of one script. */
interface ScriptFont {
  readonly family: string;
  readonly subset: string;
  /** The letters this font is chosen for; marks and joiners that several scripts share stay with the letter before. */
  readonly letters: RegExp;
}

const noto = (script: string, letters: RegExp): ScriptFont => ({
  family: `noto-sans-${script}`,
  subset: script,
  letters,
});

/** Every script of the Eighth Schedule of the Constitution, and Latin in the shop's own typeface. */
export const FONTS = {
  latin: { family: 'anek-devanagari', subset: 'latin', letters: /\p{Script=Latin}/u },
  'latin-ext': { family: 'anek-devanagari', subset: 'latin-ext', letters: /[\u0100-\u024f\u1e00-\u1eff]/u },
  // It has ₹ too.
  devanagari: { family: 'anek-devanagari', subset: 'devanagari', letters: /\p{scx=Devanagari}/u },
  bengali: noto('bengali', /\p{scx=Bengali}/u),
  gujarati: noto('gujarati', /\p{scx=Gujarati}/u),
  gurmukhi: noto('gurmukhi', /\p{scx=Gurmukhi}/u),
  kannada: noto('kannada', /\p{scx=Kannada}/u),
  malayalam: noto('malayalam', /\p{scx=Malayalam}/u),
  odia: noto('oriya', /\p{scx=Oriya}/u),
  tamil: noto('tamil', /\p{scx=Tamil}/u),
  telugu: noto('telugu', /\p{scx=Telugu}/u),
  arabic: noto('arabic', /\p{scx=Arabic}/u),
  'ol-chiki': noto('ol-chiki', /\p{scx=Ol_Chiki}/u),
  'meetei-mayek': noto('meetei-mayek', /\p{scx=Meetei_Mayek}/u),
} as const satisfies Record<string, ScriptFont>;

export type FontName = keyof typeof FONTS;
export const FONT_NAMES = Object.keys(FONTS) as FontName[];

const kept = new Map<string, Buffer>();

/** A font, read and unpacked when the first document needs it. */
export function fontFile(name: FontName, weight: Weight): Buffer {
  const { family, subset } = FONTS[name];
  const path = `@fontsource/${family}/files/${family}-${subset}-${WEIGHTS[weight]}-normal.woff`;
  const file = kept.get(path) ?? unpackWoff(readFileSync(resolve(path)));
  kept.set(path, file);
  return file;
}
