/** The logos that come with the shop, by name; a brand without one is shown by its name. */
export const BRAND_MARKS = ['apple', 'boat', 'nothing', 'oneplus', 'realme', 'samsung', 'xiaomi'] as const;
