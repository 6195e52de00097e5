import SunMoon from 'lucide-react/icons/sun-moon';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { t } from '#shared/language/t.ts';
import { THEME_KEY } from './theme-script.ts';

/** Toggles the theme. Choosing the system's theme follows the system again. */
function turnTheme() {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const next = (root.dataset.theme ?? system) === 'dark' ? 'light' : 'dark';
  if (next === system) delete root.dataset.theme;
  else root.dataset.theme = next;
  try {
    if (next === system) localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, next);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}

/** The switch between light and dark. */
export function ThemeSwitch({
  label = t('design.theme'),
  className,
}: {
  label?: string;
  className?: string | undefined;
}) {
  return <IconButton label={label} icon={<SunMoon aria-hidden="true" />} onClick={turnTheme} className={className} />;
}
