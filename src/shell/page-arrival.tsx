import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';

/**
 * Does after a client-side navigation what a page load does for keyboards and screen readers: moves the focus to the top
 * and announces the title. Filtering a list counts as the same page. Rendered after the page, so that its effect runs after
 * a page has set the focus itself.
 */
export function PageArrival() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    const main = document.querySelector('main');
    const arrive = () => {
      if (main && needsFocus(document.activeElement, main)) main.focus({ preventScroll: true });
    };
    // A closing sheet would return the focus to its button.
    const modal = document.querySelector('dialog:modal');
    if (modal) modal.addEventListener('close', arrive, { once: true });
    else arrive();
  }, [pathname]);
  return (
    <VisuallyHidden>
      <span role="status">{title}</span>
    </VisuallyHidden>
  );
}

/** Whether the focus is outside the new page, and not in a text field. */
function needsFocus(focused: Element | null, main: Element): boolean {
  if (focused === null) return true;
  return !main.contains(focused) && !focused.matches('input, textarea, select');
}
