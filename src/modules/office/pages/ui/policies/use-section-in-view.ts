import { useEffect, useState } from 'react';
import { sectionId } from './section-id.ts';

/** The upper part of the screen, below the header: a section is being read while it lies across this line. */
const READING_LINE = '-18% 0px -80% 0px';

/** Which of a page's sections is being read; none above the first. */
export function useSectionInView(headings: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const names = headings.join('\n');

  useEffect(() => {
    const headingOf = new Map<Element, string>();
    let first: Element | undefined;
    const observer = new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries)
          if (isIntersecting) setCurrent(headingOf.get(target));
          else if (target === first && rootBounds && boundingClientRect.top > rootBounds.bottom) setCurrent(undefined);
      },
      { rootMargin: READING_LINE },
    );
    for (const heading of names.split('\n')) {
      const section = document.getElementById(sectionId(heading))?.closest('section');
      if (!section) continue;
      first ??= section;
      headingOf.set(section, heading);
      observer.observe(section);
    }
    return () => observer.disconnect();
  }, [names]);

  return current;
}
