import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The scroll bar goes while a modal is open; without its room the page behind would jump sideways. */
function keepScrollbarRoom() {
  const root = document.documentElement;
  root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`);
}

/**
 * Drives a native `<dialog>` from a prop. The browser traps focus, makes the page behind inert and gives focus back.
 * Mark the control that should have the focus first with `data-autofocus`; without it the browser takes the first one.
 * @returns `mounted`: whether the content should be rendered; it stays until the closing movement has ended.
 */
export function useModal(
  open: boolean,
  onClose: () => void,
  byBackdrop = true,
): { ref: RefObject<HTMLDialogElement | null>; mounted: boolean } {
  const ref = useRef<HTMLDialogElement>(null);
  const [mounted, setMounted] = useState(open);
  if (open && !mounted) setMounted(true);

  const latest = useRef({ open, onClose, byBackdrop });
  useEffect(() => {
    latest.current = { open, onClose, byBackdrop };
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open) {
      if (!document.querySelector('dialog:modal')) keepScrollbarRoom();
      if (!dialog.open) dialog.showModal();
      dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
      // Closing here, before the element leaves the page, is what hands the focus back when a parent drops the dialog.
      return () => {
        // The word that it is closed comes later; an owner who has left the page by a link in it must not hear of it.
        latest.current = { ...latest.current, open: false };
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
  }, [open]);

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
      // A browser may close despite the handler above (a second Escape); the owner has to learn of it.
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
