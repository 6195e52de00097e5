import { Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import { type ImportDetail, runImport, stopImport } from '#products/imports/contract.ts';
import { canRun, isUnderWay, rowsToWrite } from '#products/imports/import-state.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { call } from '#shared/api/browser-call.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { countText } from '#shared/text/count-text.ts';

interface ImportActionsProps {
  readonly of: ImportDetail;
  readonly onChange: () => void;
}

export function ImportActions({ of, onChange }: ImportActionsProps) {
  const { act, isActing: busy } = useAct();
  const ask = async (endpoint: typeof runImport | typeof stopImport) => {
    await act(() => call(endpoint, { id: of.id }), { told: () => null });
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
