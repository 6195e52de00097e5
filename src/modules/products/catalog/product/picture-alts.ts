import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import type { ProductContent } from './product-content.ts';

type Pictures = ProductContent['images'];

/** The alternative text of a picture: the title, and from the second picture on its number. */
function usualAlt(title: string, at: number): string {
  return at === 0 ? title : t('products.catalog.pictureAlt', { title, number: at + 1 });
}

/** Pictures to store, with English alternative texts. Known pictures keep theirs unless the title changes. */
export function withAlts(
  title: string,
  sources: readonly string[],
  before?: { readonly title: string; readonly images: Pictures },
): Pictures {
  const known = new Map(before?.title === title ? before.images.map(({ src, alt }) => [src, alt]) : []);
  return speaking(SOURCE_LANGUAGE, () =>
    sources.map((src, at) => ({ src, alt: known.get(src) ?? usualAlt(title, at) })),
  );
}

/** Pictures in another language than English. Stored texts are English only, so each picture has its usual text there. */
export function pictured(title: string, images: Pictures): Pictures {
  return images.map(({ src }, at) => ({ src, alt: usualAlt(title, at) }));
}
