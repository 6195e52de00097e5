/** The categories that have a picture of their own. */
export const PICTURED_CATEGORIES = [
  'mobiles',
  'mobile-accessories',
  'computers',
  'tv-and-video',
  'smartphone',
  'tablet',
  'laptop',
  'audio',
  'wearable',
  'tv',
  'charger',
  'cable',
  'powerbank',
  'case',
  'other',
] as const;
export type PicturedCategory = (typeof PICTURED_CATEGORIES)[number];

/** The file with the picture of a category. */
export function categoryPictureName(id: PicturedCategory): string {
  return `category-${id}.webp`;
}

/** The address of that picture. */
export function categoryPicture(id: PicturedCategory): string {
  return `/media/photos/demo/${categoryPictureName(id)}`;
}
