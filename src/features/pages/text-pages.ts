/** The pages of text that search engines are told of, as the footer leads to them. */
export const TEXT_PAGES = [
  '/aboutUs',
  '/contact-us',
  '/shipping-policy',
  '/returnAndRefunds',
  '/return',
  '/grievance-officer',
  '/how-we-rank',
  '/privacy-policy',
  '/term-conditions',
] as const;
