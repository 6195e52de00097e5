import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import { useToast } from '#design/toasts/toast-context.ts';
import { type ImportDetail, runImport, stopImport } from '#products/imports/contract.ts';
import { canRun, isUnderWay, rowsToWrite } from '#products/imports/import-state.ts';
import { call } from '#shared/api/browser-call.ts';
import { Problem } from '#shared/api/problem.ts';
import { busy as shopIsBusy } from '#shared/api/problems.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { countText } from '#shared/text/count-text.ts';

interface ImportActionsProps {
  readonly of: ImportDetail;
  readonly onChange: () => void;
}

/** What can be done with a file as it is: stop, import, go on, or leave for the products. */
export function ImportActions({ of, onChange }: ImportActionsProps) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const ask = async (endpoint: typeof runImport | typeof stopImport) => {
    setBusy(true);
    try {
      await call(endpoint, { id: of.id });
    } catch (error) {
      if (!(error instanceof Problem)) reportError(error);
      toast.show({ title: (error instanceof Problem ? error : shopIsBusy()).message, tone: 'destructive' });
    }
    setBusy(false);
    onChange();
  };
  const back = (
    <Link className={buttonClass({ tone: 'quiet' })} to={adminPaths.imports}>
      All imports
    </Link>
  );
  if (of.state === 'done')
    return (
      <>
        {back}
        <Link className={buttonClass({ tone: 'primary' })} to={adminPaths.products}>
          View products
        </Link>
      </>
    );
  const rows = countText(rowsToWrite({ ...of }), 'row');
  return (
    <>
      {back}
      {isUnderWay(of.state) && (
        <Button busy={busy} onClick={() => void ask(stopImport)}>
          Stop
        </Button>
      )}
      {of.state !== 'failed' && of.rows > 0 && (
        <Button
          tone="primary"
          disabled={!canRun(of)}
          busy={busy || of.state === 'running'}
          busyLabel="Importing"
          onClick={() => void ask(runImport)}
        >
          {of.state === 'stopped' ? `Continue with ${rows}` : `Import ${rows}`}
        </Button>
      )}
    </>
  );
}
