import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';

/** How long the button says that it has copied. */
const SAYS_SO_MS = 4000;

/** Puts a text on the clipboard, and says whether that worked. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), SAYS_SO_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = () =>
    // Pages without a secure connection have no clipboard.
    (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  const said = outcome === 'copied' ? 'Copied' : outcome === 'refused' ? 'Please copy it yourself' : undefined;
  return (
    <>
      <Button icon={outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />} onClick={copy}>
        {said ?? label}
      </Button>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
