import { Link } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import type { ShownSection } from '#products/fronts/front.contract.ts';
import { pictureSources } from '#products/media/picture-sources.ts';
import styles from './front-sections.module.css';

/** A text, beside a picture if there is one. The picture says nothing that the text does not. */
export function TextSection({ text, picture, link }: NonNullable<ShownSection['text']>) {
  return (
    <div className={styles.text}>
      {picture && (
        <img
          className={styles.picture}
          {...pictureSources(picture)}
          sizes="(min-width: 768px) 50vw, 100vw"
          alt=""
          loading="lazy"
        />
      )}
      <div>
        {text && <p className={styles.paragraph}>{text}</p>}
        {link && (
          <Link to={link.to} className={buttonClass({ tone: 'primary' })}>
            {link.words}
          </Link>
        )}
      </div>
    </div>
  );
}
