import { hyphenatedWords, keptTogether } from '#shared/text/kept-together.ts';
import styles from './no-break-text.module.css';

/** A text that does not wrap inside “256 GB” or “Wi-Fi”. */
export function NoBreakText({ text }: { text: string }) {
  return hyphenatedWords(keptTogether(text)).map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change places
      <span key={at} className={styles.word}>
        {piece}
      </span>
    ),
  );
}
