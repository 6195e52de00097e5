import '#design/theme/base.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Logo } from '#design/brand/logo.tsx';
import { ThemeSwitch } from '#design/theme/theme-switch.tsx';
import { ToastProvider } from '#design/toasts/toast-provider.tsx';
import { Controls } from './controls.tsx';
import styles from './gallery.module.css';
import { Overlays } from './overlays.tsx';
import { Readings } from './readings.tsx';
import { Rows } from './rows.tsx';

/** One density, all of it. */
function Density({ compact, children }: { compact: boolean; children: ReactNode }) {
  return (
    <div className={styles.density} data-density={compact ? 'compact' : undefined}>
      {children}
    </div>
  );
}

/** Everything the design offers on one page, to be looked at in both themes and at every width: `npx vite src/design/gallery`. */
function Gallery() {
  const compact = new URLSearchParams(location.search).has('compact');
  return (
    <ToastProvider>
      <Density compact={compact}>
        <header className={styles.top}>
          <Logo lines={['Bijli', 'Bazaar']} />
          <nav className={styles.switch}>
            <a href={compact ? '?' : '?compact'}>{compact ? 'Shop' : 'Back-office'}</a>
            <ThemeSwitch />
          </nav>
        </header>
        <main className={styles.page}>
          <h1>Shop the Latest Electronics</h1>
          <Controls />
          <Readings />
          <Overlays />
          <Rows />
        </main>
      </Density>
    </ToastProvider>
  );
}

const place = document.getElementById('gallery');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
