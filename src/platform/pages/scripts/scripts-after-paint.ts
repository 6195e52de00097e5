import { PAGE_HAS_ARRIVED, PAGE_IS_ALIVE } from '#shared/page/waiting.ts';
import { answerTaps } from './answer-taps.ts';

/** A picture that does not come must not keep the page from answering. */
const LATEST_MS = 2_500;
/** What is answered sooner need not be read out as waiting. */
const SAID_AFTER_MS = 1_000;

/**
 * The script behind a page's own, which waits as text. It gives the line to what the first paint needs: the page's modules
 * are asked for once its pictures and letters are here, or as soon as somebody touches the page. Until then it is read,
 * scrolled and followed by its links as plain HTML; what is pressed, typed and sent meanwhile is kept for when the screens
 * have come to life.
 */
export function startScript(): string {
  return `(${answerTaps})("${PAGE_HAS_ARRIVED}",${SAID_AFTER_MS});(${startLate})("${PAGE_IS_ALIVE}",${LATEST_MS})`;
}

/** Runs in the page as it stands here, on its own. What people do before the screens are alive is done again when they are. */
function startLate(alive: string, latest: number): void {
  const late = document.currentScript?.previousElementSibling as HTMLScriptElement;
  const touches = ['pointerdown', 'keydown'];
  const held = ['click', 'input', 'submit'];
  const typed = new Map<HTMLInputElement, string>();
  const again: (() => void)[] = [];
  const modules = late.dataset.modules?.split(' ') ?? [];
  const note = document.createElement('p');
  note.setAttribute('role', 'status');
  note.setAttribute('data-note', '');
  let searched: HTMLFormElement | undefined;
  let hasBegun = false;
  let isAsked = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    // The screens look for their style sheets; these are in the page already and stay switched off.
    for (const kept of document.querySelectorAll<HTMLLinkElement>('link[rel="kept-stylesheet"]'))
      kept.rel = 'stylesheet';
    askFor(5);
  };
  // A few at a time, so that a finger finds the page listening in between; once there is one, all that are left.
  const hurry = () => {
    // Empty at first: what is put into a place that is there already is read out.
    document.body.append(note);
    begin();
    askFor(modules.length);
  };
  const askFor = (atOnce: number) => {
    for (const href of modules.splice(0, atOnce))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    if (modules.length > 0) setTimeout(askFor, 0, atOnce);
    else if (!isAsked) {
      isAsked = true;
      document.body.append(Object.assign(document.createElement('script'), { type: 'module', text: late.text }));
    }
  };
  const hold = (event: Event) => {
    const target = event.target as HTMLInputElement;
    if (event.type === 'input') {
      typed.set(target, target.value);
      // The browser ticks by itself; that more is to come is said.
      if (/^(checkbox|radio|select)/.test(target.type)) keep(target);
      return;
    }
    const button = target.closest<HTMLElement>('button:not([type="submit"])');
    const form = event.type === 'submit' && (target as HTMLElement as HTMLFormElement);
    if (form && target.getAttribute('method') === 'get') {
      // The browser follows it by itself, unless the screens come to life in the same moment and write into its history.
      searched = form;
      return;
    }
    if (!button && !form) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const pressed = (form ? (event as SubmitEvent).submitter : button) ?? target;
    keep(pressed as HTMLElement);
    again.push(() => {
      pressed.removeAttribute('data-kept');
      if (form) form.requestSubmit();
      else button?.click();
    });
  };
  // Said at once, beside the line at the top, so that nobody presses again and again.
  const keep = (pressed: HTMLElement) => {
    pressed.setAttribute('data-kept', '');
    document.documentElement.setAttribute('data-holding', '');
    note.textContent =
      pressed.closest<HTMLElement>('[data-early]')?.dataset.early ??
      'Saved. We’ll do this as soon as the page is ready.';
  };
  /**
   * Drawing one field, the screens empty those they have not been told of yet. They pass over an event with the value that
   * was last set on the element, so that is emptied and the words are written with the setter of all such elements.
   */
  const write = (field: HTMLInputElement, words: string) => {
    const chosen = field.value === words ? ([field.selectionStart, field.selectionEnd] as const) : null;
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, words);
    // What is selected stays selected: whoever is about to type over it would add to it otherwise.
    if (chosen && chosen[0] !== null) field.setSelectionRange?.(...chosen);
  };
  addEventListener('pagehide', () => {
    searched = undefined;
  });
  for (const touch of touches) addEventListener(touch, hurry, { once: true, passive: true });
  for (const kind of held) addEventListener(kind, hold, true);
  addEventListener(alive, async () => {
    for (const kind of held) removeEventListener(kind, hold, true);
    for (const [field, words] of typed) {
      // The screens take in each thing before the next, or what knew only the old state would undo the one before.
      await undefined;
      field.removeAttribute('data-kept');
      if (field.type === 'checkbox' || field.type === 'radio') {
        field.checked = !field.checked;
        field.click();
        continue;
      }
      if (field.type !== 'file') write(field, words);
      for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
    }
    searched?.requestSubmit();
    for (const once of again) {
      await undefined;
      once();
    }
    document.documentElement.removeAttribute('data-holding');
    note.remove();
  });
  // A frame that was drawn is not yet on the screen: a busy phone takes another tenth of a second, which the modules would share.
  addEventListener('load', () => new PerformanceObserver(begin).observe({ type: 'paint', buffered: true }));
  setTimeout(begin, latest);
}
