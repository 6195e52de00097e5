import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Reserves the width of the scroll bar, which disappears while a modal is open, so that the page does not jump. */
function keepScrollbarRoom() {
  const root = document.documentElement;
  root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`);
}

/**
 * Controls a native `<dialog>` by a prop. The browser traps focus, makes the page inert and restores focus.
 * `data-autofocus` marks the control to focus first; by default the browser focuses the first one.
 * @param how `byBackdrop`: a press beside it closes it; `isModal`: without it the page stays usable, and focus stays where
 *   it is. It may change while the dialog is open: the content stays mounted and keeps the focus.
 * @returns `mounted`: whether to render the content; true until the closing animation has ended.
 */
export function useModal(
  open: boolean,
  onClose: () => void,
  { byBackdrop = true, isModal = true } = {},
): { ref: RefObject<HTMLDialogElement | null>; mounted: boolean } {
  const ref = useRef<HTMLDialogElement>(null);
  /** What is focused in it while it is opened in another way. */
  const focused = useRef<Element>(null);
  const [mounted, setMounted] = useState(open);
  if (open && !mounted) setMounted(true);

  const latest = useRef({ open, onClose, byBackdrop });
  useEffect(() => {
    latest.current = { open, onClose, byBackdrop };
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const focusedBefore = focused.current;
    focused.current = null;
    if (open) {
      const opener = document.activeElement;
      if (!document.querySelector('dialog:modal')) keepScrollbarRoom();
      if (!dialog.open) isModal ? dialog.showModal() : dialog.show();
      const first = focusedBefore ?? dialog.querySelector('[data-autofocus]') ?? (isModal ? null : opener);
      if (first instanceof HTMLElement) first.focus({ preventScroll: !isModal });
      // Closing before the element is removed restores the focus when a parent unmounts the dialog.
      return () => {
        // The close event comes later, and must not reach an owner that was unmounted by a link in it.
        latest.current = { ...latest.current, open: false };
        focused.current = dialog.contains(document.activeElement) ? document.activeElement : null;
        dialog.close();
      };
    }
    let reopened = false;
    Promise.allSettled(dialog.getAnimations().map(animation => animation.finished)).then(() => {
      if (!reopened) setMounted(false);
    });
    return () => {
      reopened = true;
    };
  }, [open, isModal]);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    let pressedBackdrop = false;
    const ask = () => latest.current.onClose();
    const onCancel = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      ask();
    };
    const onClosed = (event: Event) => {
      // A browser may close it despite the handler above (a second Escape); the owner must be told.
      if (event.target === dialog && !dialog.open && latest.current.open) ask();
    };
    const onDown = (event: PointerEvent) => {
      pressedBackdrop = event.target === dialog;
    };
    const onClick = (event: MouseEvent) => {
      if (pressedBackdrop && event.target === dialog && latest.current.byBackdrop) ask();
    };
    const ends = new AbortController();
    const { signal } = ends;
    dialog.addEventListener('cancel', onCancel, { signal });
    dialog.addEventListener('close', onClosed, { signal });
    dialog.addEventListener('pointerdown', onDown, { signal });
    dialog.addEventListener('click', onClick, { signal });
    return () => ends.abort();
  }, []);

  return { ref, mounted };
}
