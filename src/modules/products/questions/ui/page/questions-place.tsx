import { type ComponentType, useEffect, useRef, useState } from 'react';
// The section's style sheet, which its markup needs before any script.
import './questions-section.module.css';
import type { QuestionsSectionProps } from './questions-section.tsx';

const loadSection = async () => (await import('./questions-section.tsx')).QuestionsSection;
let OnServer: ComponentType<QuestionsSectionProps> | undefined;

/**
 * Called by loaders, which run on the server. A component that is loaded while a page is rendered would be written behind the
 * page, for a script to put it in its place.
 */
export async function readyQuestions(): Promise<void> {
  OnServer ??= await loadSection();
}

/** As far below the window the section is loaded. */
const NEAR = '600px';

/**
 * The questions of a product. They come as markup from the server, which stays as it is until somebody comes near; only then
 * are the scripts of the section loaded. A page that the browser made itself has no markup, and an empty place until then.
 */
export function QuestionsPlace(props: QuestionsSectionProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Section, setSection] = useState<ComponentType<QuestionsSectionProps>>();

  useEffect(() => {
    if (!place.current) return;
    const sight = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        sight.disconnect();
        // Without a network the questions can still be read.
        loadSection().then(
          loaded => setSection(() => loaded),
          () => undefined,
        );
      },
      { rootMargin: NEAR },
    );
    sight.observe(place.current);
    return () => sight.disconnect();
  }, []);

  if (import.meta.env.SSR) return <div>{OnServer && <OnServer {...props} />}</div>;
  if (Section)
    return (
      <div key="live">
        <Section {...props} />
      </div>
    );
  // React leaves the server's markup alone where it believes that the content is set as HTML.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text
  return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
