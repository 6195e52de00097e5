import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { classes } from '#design/theme/classes.ts';
import { t } from '#shared/language/t.ts';
import styles from './stepper.module.css';

export type StepperProps = {
  /** Whose number it is: "Quantity of Phone (3a)". */
  label: string;
  value: number;
  onChange: (value: number) => void;
  /** With 0 the minus button stays enabled at 1 and can remove the item. */
  min?: number | undefined;
  max?: number | undefined;
  /** If given, the plus button stays enabled at `max` and calls this, so that a screen can explain the limit. */
  onLimit?: (() => void) | undefined;
  /** `volt` marks what is already in the cart. */
  tone?: 'outline' | 'volt' | undefined;
  size?: 'md' | 'xl' | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

/** − n +. Changes of the number are announced. */
export function Stepper(props: StepperProps) {
  const {
    label,
    value,
    onChange,
    min = 1,
    max = Number.POSITIVE_INFINITY,
    onLimit,
    tone = 'outline',
    size = 'md',
    disabled,
    className,
  } = props;
  const more = () => (value >= max ? onLimit?.() : onChange(value + 1));
  return (
    <fieldset
      className={classes(styles.stepper, styles[tone], size === 'xl' && styles.xl, className)}
      disabled={disabled}
    >
      <legend className={styles.legend}>{label}</legend>
      <button
        type="button"
        aria-label={t('design.stepper.less')}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Minus aria-hidden="true" />
      </button>
      <output className={styles.value} aria-live="polite">
        {value}
      </output>
      <button type="button" aria-label={t('design.stepper.more')} disabled={value >= max && !onLimit} onClick={more}>
        <Plus aria-hidden="true" />
      </button>
    </fieldset>
  );
}
