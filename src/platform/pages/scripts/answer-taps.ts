/**
 * Serialised into each page, so it must be self-contained. Pressed elements look pressed from the first touch on, also
 * before hydration, and a followed link shows a progress line until its page has arrived. Waits of more than a second are
 * announced to screen readers. Changes attributes only, so that there is no layout.
 */
export function answerTaps(arrived: string, saidAfter: number, loading: string): void {
  const root = document.documentElement;
  let pressed: Element | null | undefined;
  let followed: Element | undefined;
  let byScreens = false;
  let giveUp: ReturnType<typeof setTimeout> | undefined;
  let saying: ReturnType<typeof setTimeout> | undefined;
  let words: HTMLElement | undefined;
  const press = (event: Event) => {
    words ??= spoken();
    release();
    const at = event.target as Element;
    pressed = at.closest?.('a[href], button:enabled, summary, label, select, [role="option"]');
    pressed?.setAttribute('data-pressed', '');
  };
  const release = () => {
    pressed?.removeAttribute('data-pressed');
    pressed = undefined;
  };
  const arrive = () => {
    clearTimeout(giveUp);
    followed?.removeAttribute('data-followed');
    followed = undefined;
    root.removeAttribute('data-following');
  };
  const spoken = () => {
    const place = document.createElement('p');
    place.setAttribute('aria-live', 'polite');
    place.setAttribute('data-spoken', '');
    return document.body.appendChild(place);
  };
  addEventListener('pointerdown', press, { capture: true, passive: true });
  for (const kind of ['pointerup', 'pointercancel', 'keyup', 'blur', 'dragstart'])
    addEventListener(kind, release, { capture: true, passive: true });
  addEventListener(
    'keydown',
    event => {
      if (event.key === 'Enter' || event.key === ' ') press(event);
    },
    { capture: true, passive: true },
  );
  // After the screens' handlers, to know whether they or the browser follow the link.
  addEventListener('click', event => {
    const link = (event.target as Element).closest?.('a');
    if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const leads = /^http/.test(link.protocol) && !link.target && !link.hasAttribute('download');
    const isHere = link.hash !== '' && link.pathname === location.pathname && link.search === location.search;
    if (!leads || isHere || link.pathname.startsWith('/api/')) return;
    arrive();
    followed = link;
    link.setAttribute('data-followed', '');
    root.setAttribute('data-following', '');
    byScreens = event.defaultPrevented;
    // A link may lead to no page: to a file, or to the current page.
    giveUp = setTimeout(arrive, byScreens ? 5_000 : 15_000);
  });
  addEventListener(arrived, () => {
    if (byScreens) arrive();
  });
  addEventListener('pageshow', arrive);
  new MutationObserver(() => {
    clearTimeout(saying);
    const waits = ['following', 'holding', 'waiting'].some(name => name in root.dataset);
    const say = () => {
      if (words && words.textContent === (waits ? '' : loading)) words.textContent = waits ? loading : '';
    };
    if (waits) saying = setTimeout(say, saidAfter);
    else say();
  }).observe(root, { attributeFilter: ['data-following', 'data-holding', 'data-waiting'] });
}
