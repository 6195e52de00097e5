import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** As far from the window a part begins to load. */
const NEAR = '600px';
const CONTROLS = 'a, button';

/** A part of pages whose scripts are loaded later than theirs. */
export interface LatePart<Props extends object> {
  /**
   * Loaders, which run on the server, wait for it. A part that is loaded while a page is rendered would be written behind
   * the page, for a script to put it in its place.
   */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly loaded: () => ComponentType<Props> | undefined;
}

export function latePart<Props extends object>(load: LatePart<Props>['load']): LatePart<Props> {
  let loaded: ComponentType<Props> | undefined;
  return {
    load: async () => {
      loaded ??= await load();
      return loaded;
    },
    loaded: () => loaded,
  };
}

export interface UntilNearProps<Props extends object> {
  /** Of the place, which is there before the part. */
  id: string;
  part: LatePart<Props>;
  given: Props;
}

/**
 * A part that comes as markup from the server and stays so until somebody comes near or presses something in it; only then
 * are its scripts loaded. What was pressed is pressed again in the loaded part. A page that the browser makes itself has no
 * markup, so there they are loaded at once. Whoever uses it imports the style sheets that the markup needs.
 */
export function UntilNear<Props extends object>({ id, part, given }: UntilNearProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const [Part, setPart] = useState(part.loaded);
  const [held, setHeld] = useState<Held>();

  useEffect(() => {
    const { current } = place;
    if (!current || Part) return;
    let pressed: Element | undefined;
    let isComing = false;
    const bring = () => {
      if (isComing) return;
      isComing = true;
      part.load().then(
        loaded => {
          setHeld(heldIn(current, pressed));
          setPart(() => loaded);
        },
        // Without a network the markup can still be read.
        () => {
          isComing = false;
        },
      );
    };
    if (!current.hasChildNodes()) {
      bring();
      return;
    }
    const press = (event: MouseEvent) => {
      const control = event.target instanceof Element && event.target.closest(CONTROLS);
      if (!control || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      pressed = control;
      bring();
    };
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting && bring(), { rootMargin: NEAR });
    sight.observe(current);
    current.addEventListener('click', press);
    return () => {
      sight.disconnect();
      current.removeEventListener('click', press);
    };
  }, [part, Part]);

  useLayoutEffect(() => {
    if (!held || !place.current) return;
    const same = saying(place.current, held.words)[held.at];
    same?.focus({ preventScroll: true });
    if (held.isPressed) same?.click();
  }, [held]);

  if (Part)
    return (
      <div ref={place} id={id} data-later>
        <Part {...given} />
      </div>
    );
  // React leaves the server's markup alone where it believes that the content is set as HTML.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text
  return <div ref={place} id={id} data-later suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

/** A control that has the focus or was pressed: its words, and its place among controls with the same words. */
interface Held {
  readonly words: string;
  readonly at: number;
  readonly isPressed: boolean;
}

function heldIn(place: Element, pressed: Element | undefined): Held | undefined {
  const control = pressed ?? document.activeElement;
  if (!(control instanceof HTMLElement) || !place.contains(control)) return undefined;
  const words = control.textContent ?? '';
  return { words, at: saying(place, words).indexOf(control), isPressed: pressed !== undefined };
}

function saying(place: Element, words: string): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(CONTROLS)].filter(({ textContent }) => textContent === words);
}
