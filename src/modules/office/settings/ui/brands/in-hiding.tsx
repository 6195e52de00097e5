import type { ReactNode } from 'react';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';

/** Each row has the same words for the eye; the ear also hears whose they are. */
export function inHiding(words: ReactNode) {
  return <VisuallyHidden>{words}</VisuallyHidden>;
}
