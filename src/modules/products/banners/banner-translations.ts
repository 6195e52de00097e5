/** The texts of a banner in a language besides English. What is empty is shown in English. */
export interface BannerTranslation {
  readonly language: string;
  readonly alt: string;
  readonly eyebrow: string;
  readonly headline: string;
}

/** Alternative texts by language. */
export type Alts = Readonly<Record<string, string>>;

/** Translations with these alternative texts instead of theirs; eyebrows and headlines stay. */
export function replaceAlts(before: readonly BannerTranslation[], alts: Alts): BannerTranslation[] {
  const languages = [...new Set([...before.map(({ language }) => language), ...Object.keys(alts)])];
  return languages
    .map(language => {
      const { eyebrow = '', headline = '' } = before.find(each => each.language === language) ?? {};
      return { language, alt: alts[language] ?? '', eyebrow, headline };
    })
    .filter(({ alt, eyebrow, headline }) => alt !== '' || eyebrow !== '' || headline !== '');
}

export function altsOf(translations: readonly BannerTranslation[]): Alts {
  return Object.fromEntries(translations.filter(({ alt }) => alt !== '').map(({ language, alt }) => [language, alt]));
}
