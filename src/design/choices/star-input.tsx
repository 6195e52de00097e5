import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { Star } from '#design/ratings/star.tsx';
import { countText } from '#shared/text/count-text.ts';
import styles from './star-input.module.css';

export type StarInputProps = {
  legend: ReactNode;
  /** 1 to 5, or 0 while nothing is chosen. */
  value: number;
  onChange: (value: number) => void;
  name?: string | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
};

/** Giving one to five stars: a group of radio buttons, so arrow keys and forms work as they always do. */
export function StarInput({ legend, value, onChange, name, error, disabled }: StarInputProps) {
  const id = useId();
  return (
    <fieldset className={styles.group} disabled={disabled} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.row}>
        {[1, 2, 3, 4, 5].map(step => (
          <label key={step} className={styles.step}>
            <input
              type="radio"
              name={name ?? id}
              value={step}
              checked={value === step}
              onChange={() => onChange(step)}
              className={styles.radio}
            />
            <Star hollow={step > value} className={styles.star} />
            <VisuallyHidden>{countText(step, 'star')}</VisuallyHidden>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
