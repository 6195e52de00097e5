import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Weight = 'regular' | 'bold';

/** The font file of one script, in two weights. */
interface ScriptFont {
  readonly file: string;
  /** Letters that select this font; marks and joiners shared by scripts stay with the preceding letter. */
  readonly letters: RegExp;
}

/** All scripts of the Eighth Schedule of the Constitution, and Latin in the shop's typeface. */
export const FONTS = {
  latin: { file: 'anek-latin', letters: /\p{Script=Latin}/u },
  'latin-ext': { file: 'anek-latin-ext', letters: /[\u0100-\u024f\u1e00-\u1eff]/u },
  // Contains ₹ too.
  devanagari: { file: 'anek-devanagari', letters: /\p{scx=Devanagari}/u },
  bengali: { file: 'noto-bengali', letters: /\p{scx=Bengali}/u },
  gujarati: { file: 'noto-gujarati', letters: /\p{scx=Gujarati}/u },
  gurmukhi: { file: 'noto-gurmukhi', letters: /\p{scx=Gurmukhi}/u },
  kannada: { file: 'noto-kannada', letters: /\p{scx=Kannada}/u },
  malayalam: { file: 'noto-malayalam', letters: /\p{scx=Malayalam}/u },
  odia: { file: 'noto-odia', letters: /\p{scx=Oriya}/u },
  tamil: { file: 'noto-tamil', letters: /\p{scx=Tamil}/u },
  telugu: { file: 'noto-telugu', letters: /\p{scx=Telugu}/u },
  arabic: { file: 'noto-arabic', letters: /\p{scx=Arabic}/u },
  'ol-chiki': { file: 'noto-ol-chiki', letters: /\p{scx=Ol_Chiki}/u },
  'meetei-mayek': { file: 'noto-meetei-mayek', letters: /\p{scx=Meetei_Mayek}/u },
} as const satisfies Record<string, ScriptFont>;

export type FontName = keyof typeof FONTS;
export const FONT_NAMES = Object.keys(FONTS) as FontName[];

const kept = new Map<string, Buffer>();

/** Font file, loaded on first use and cached. */
export function fontFile(name: FontName, weight: Weight): Buffer {
  const path = join(import.meta.dirname, 'fonts', `${FONTS[name].file}-${weight}.ttf`);
  const file = kept.get(path) ?? readFileSync(path);
  kept.set(path, file);
  return file;
}
