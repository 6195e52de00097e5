import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { LANGUAGES } from '#shared/language/languages.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { PAGE_HAS_ARRIVED, PAGE_IS_ALIVE } from '#shared/page/waiting.ts';
import { jsonInHtml } from '#shared/text/escape-html.ts';
import { answerTaps } from './answer-taps.ts';
import { type LanguageOffer, offerLanguage } from './offer-language.ts';

/** A slow picture must not delay hydration longer than this. */
const LATEST_MS = 2_500;
/** Shorter waits are not announced. */
const SAID_AFTER_MS = 1_000;

/**
 * The inline script that loads the page's modules after its pictures and fonts, or on the first interaction. It leaves the
 * network to what the first paint needs. Until hydration the page works as plain HTML; clicks, input and submits are
 * recorded and repeated afterwards.
 */
export function startScript(language = SOURCE_LANGUAGE): string {
  const words = speaking(language, () => ({
    loading: jsonInHtml(t('platform.pages.loading')),
    kept: jsonInHtml(t('platform.pages.kept')),
  }));
  const offers = LANGUAGES.filter(({ code }) => code !== language).map(({ code }) => [code, offerIn(code)] as const);
  return `(${OFFER_LANGUAGE})("${language}",${jsonInHtml(Object.fromEntries(offers))});(${ANSWER_TAPS})("${PAGE_HAS_ARRIVED}",${SAID_AFTER_MS},${words.loading});(${START_LATE})("${PAGE_IS_ALIVE}",${LATEST_MS},${words.kept})`;
}

/**
 * The text of a function without its comment lines and indentation and the gaps where types stood: a fiftieth of a page. None
 * of these functions has such a line or gap in a text.
 */
function textOf(script: (...args: never[]) => void): string {
  return String(script)
    .replace(/^\s*(\/\/.*|\/\*[\s\S]*?\*\/)$/gm, '')
    .replace(/^[ \t]+|[ \t]+$/gm, '')
    .replace(/\n+/g, '\n')
    .replace(/ {2,}/g, ' ');
}

const [OFFER_LANGUAGE, ANSWER_TAPS, START_LATE] = [textOf(offerLanguage), textOf(answerTaps), textOf(startLate)];

function offerIn(language: string): LanguageOffer {
  return speaking(language, () => ({
    text: t('language.offer.text'),
    open: t('language.offer.open'),
    close: t('language.offer.close'),
  }));
}

/** Serialised into each page, so it must be self-contained. Repeats what people did before hydration. */
function startLate(alive: string, latest: number, saved: string): void {
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
    // The screens look for their stylesheets; these are inlined already and stay disabled.
    for (const kept of document.querySelectorAll<HTMLLinkElement>('link[rel="kept-stylesheet"]'))
      kept.rel = 'stylesheet';
    askFor(5);
  };
  // A few modules at a time, so that the page can respond to input in between; after the first input, all that are left.
  const hurry = () => {
    // Empty at first: live regions announce only later changes.
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
      // The browser changes these itself; the screens must handle it later.
      if (/^(checkbox|radio|select)/.test(target.type)) keep(target);
      return;
    }
    const button = target.closest<HTMLElement>('button:not([type="submit"])');
    const form = event.type === 'submit' && (target as HTMLElement as HTMLFormElement);
    if (form && target.getAttribute('method') === 'get') {
      // The browser submits it itself, unless hydration starts at the same moment and changes its history.
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
  // Announced immediately, with the progress line, so that nobody presses again and again.
  const keep = (pressed: HTMLElement) => {
    pressed.setAttribute('data-kept', '');
    document.documentElement.setAttribute('data-holding', '');
    note.textContent = pressed.closest<HTMLElement>('[data-early]')?.dataset.early ?? saved;
  };
  /**
   * Hydration of a controlled field resets others. React ignores an event with the value that was last set on the element,
   * so the field is emptied and the text written with the prototype's setter.
   */
  const write = (field: HTMLInputElement, words: string) => {
    const chosen = field.value === words ? ([field.selectionStart, field.selectionEnd] as const) : null;
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, words);
    // Restores the selection: a user about to type over it would append otherwise.
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
      // React must process each event before the next, or a stale state would undo the previous one.
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
  // A frame that was drawn is not yet visible: on a busy phone that takes another tenth of a second.
  addEventListener('load', () => new PerformanceObserver(begin).observe({ type: 'paint', buffered: true }));
  setTimeout(begin, latest);
}
