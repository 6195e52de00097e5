/** The marks of a text page, as examples; they are the same in every language. */
export const MARKS = {
  title: '# …',
  description: '> …',
  section: '## …',
  list: '- …',
  numbered: '1. …',
  bold: '**…**',
  link: '[…](/contact-us)',
  placeholder: '{phone}',
  condition: '{if phone}…{else}…{end}',
  ifNot: '{if not phone}',
} as const;
