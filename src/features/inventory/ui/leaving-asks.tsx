import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { AskDialog } from '#design/ask-dialog.tsx';

/** While something is not saved, leaving the screen asks first; other pages of the same list are no leaving. */
export function LeavingAsks({ unsaved }: { unsaved: boolean }) {
  const leaving = useBlocker(({ currentLocation: from, nextLocation: to }) => unsaved && from.pathname !== to.pathname);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return (
    <AskDialog
      open={leaving.state === 'blocked'}
      title="Leave without saving?"
      verb="Leave"
      cancelLabel="Stay"
      onConfirm={() => leaving.proceed?.()}
      onCancel={() => leaving.reset?.()}
    >
      What you have changed here and not saved will be lost.
    </AskDialog>
  );
}
