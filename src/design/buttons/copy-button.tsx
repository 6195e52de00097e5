import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { t } from '#shared/language/t.ts';
import { Button, type ButtonProps } from './button.tsx';

const FEEDBACK_MS = 4000;

type CopyButtonProps = Pick<ButtonProps, 'size' | 'tone'> & {
  text: string;
  label: string;
  /** Where several buttons have the same label: what this one copies. */
  accessibleLabel?: string;
};

/** Copies a text to the clipboard and shows the result. */
export function CopyButton({ text, label, accessibleLabel, ...look }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = () =>
    // The clipboard exists only on secure pages.
    (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  const said =
    outcome === 'copied' ? t('design.copy.copied') : outcome === 'refused' ? t('design.copy.copyYourself') : undefined;
  return (
    <>
      <Button
        {...look}
        icon={outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        aria-label={said === undefined ? accessibleLabel : undefined}
        onClick={copy}
      >
        {said ?? label}
      </Button>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
