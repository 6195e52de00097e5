import SunMoon from 'lucide-react/icons/sun-moon';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { THEME_KEY } from './theme-script.ts';

/** Turns the theme over. Choosing what the system has anyway goes back to following the system. */
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
    // Storage may be shut off; the choice then lasts until the page is left.
  }
}

/** The switch between light and dark. */
export function ThemeSwitch({ label = 'Switch theme', className }: { label?: string; className?: string | undefined }) {
  return <IconButton label={label} icon={<SunMoon aria-hidden="true" />} onClick={turnTheme} className={className} />;
}
