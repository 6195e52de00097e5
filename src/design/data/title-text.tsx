import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import { NoBreakText } from './no-break-text.tsx';

interface TitleTextProps {
  title: string;
  /** Of the page, before the title: “Refurbished”. */
  word: string | undefined;
  /** The language of the title and of the element around it, where that is not the language of the page. */
  lang: string | undefined;
}

/** A title, behind a word that says its own language where the title is in another one. */
export function TitleText({ title, word, lang }: TitleTextProps) {
  const text = <NoBreakText text={title} />;
  if (word === undefined) return text;
  return rich('design.wordedTitle', {
    word: lang ? <span lang={t('language.tag')}>{word}</span> : word,
    title: text,
  });
}
