/** The names of options that a new product begins with. They are stored with it, and alike for all variants of a product. */
export const USUAL_OPTIONS: readonly string[] = ['Colour', 'Memory and storage', 'Size'];
