import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';

/**
 * Does for whoever uses the keyboard or a screen reader what a page load would: the keyboard goes on from the top of
 * the new page, and its title is read out. A list that is only filtered otherwise is the same page. It stands behind
 * the page in the document, so that a page which has put the focus somewhere itself has done so by then.
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
    // A sheet that is about to close would hand the focus back to the button that opened it.
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

/** Whether the focus has been left behind: not on the page itself, and not where somebody is writing. */
function needsFocus(focused: Element | null, main: Element): boolean {
  if (focused === null) return true;
  return !main.contains(focused) && !focused.matches('input, textarea, select');
}
