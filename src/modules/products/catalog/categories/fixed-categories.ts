import { type Kind, OTHER } from '#products/catalog/vocabulary.ts';

/**
 * The categories that no shop can delete: the words that the API has always had for what a product is. Links of error pages
 * and of the home page name some of them. They may be renamed, moved and hidden.
 */
const FIXED: readonly Kind[] = [
  ...['smartphone', 'laptop', 'tablet', 'audio', 'wearable', 'tv', 'camera', 'charger', 'cable', 'powerbank', 'case'],
  OTHER,
];

export function isFixedCategory(id: Kind): boolean {
  return FIXED.includes(id);
}
