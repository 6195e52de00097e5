import { classes } from '#design/theme/classes.ts';
import styles from './button.module.css';

export type ButtonLook = {
  /** `primary` is the volt one: at most one in a view. */
  tone?: 'primary' | 'outline' | 'quiet' | 'danger' | undefined;
  size?: 'sm' | 'md' | 'xl' | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
  className?: string | undefined;
};

/** The look of a button for a link, which the caller renders with its own router: `<Link className={buttonClass({ tone: 'primary' })}>`. */
export function buttonClass({ tone = 'outline', size = 'md', wide = false, className }: ButtonLook = {}): string {
  return classes(styles.button, styles[tone], size !== 'md' && styles[size], wide && styles.wide, className);
}
