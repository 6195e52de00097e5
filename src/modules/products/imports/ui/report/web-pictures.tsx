import { Button } from '#design/buttons/button.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { type ImportDetail, listPictures, retryPictures } from '#products/imports/contract.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
import part from './report-part.module.css';
import { ReportPart } from './report-part.tsx';
import styles from './web-pictures.module.css';

interface WebPicturesProps {
  readonly of: ImportDetail;
  readonly onChange: () => void;
}

/** Pictures of other sites that the file names: how many are there, and why some are not. */
export function WebPictures({ of, onChange }: WebPicturesProps) {
  const { waiting, fetched, refused } = of.pictures;
  const { act, isActing: busy } = useAct();
  const retry = async () => {
    await act(() => call(retryPictures, { id: of.id }), { told: () => null });
    onChange();
  };
  return (
    <ReportPart
      id="web-pictures"
      title={t('products.imports.pictures.title')}
      lead={t('products.imports.pictures.lead')}
    >
      <p className={styles.counts} aria-live="polite">
        {t('products.imports.pictures.counts', { waiting, fetched, refused })}
      </p>
      {refused > 0 && (
        <>
          <RefusedPictures key={refused} of={of} />
          <Button busy={busy} onClick={() => void retry()}>
            {t('products.imports.pictures.retry', { count: refused })}
          </Button>
        </>
      )}
    </ReportPart>
  );
}

function RefusedPictures({ of }: Pick<WebPicturesProps, 'of'>) {
  const asked = useAnswer(listPictures, { id: of.id, state: 'refused' });
  const pictures = asked.answer?.data ?? [];
  if (asked.problem)
    return (
      <ErrorState title={t('products.imports.pictures.unloaded')} onRetry={asked.askAgain} retrying={asked.isAsking}>
        {asked.problem.message}
      </ErrorState>
    );
  return (
    <>
      <ul className={part.list} aria-label={t('products.imports.pictures.refused')}>
        {pictures.map(({ address, fault }) => (
          <li key={address} className={part.row}>
            <code className={styles.address}>{address}</code>
            <span className={styles.fault}>{fault}</span>
          </li>
        ))}
      </ul>
      {pictures.length < of.pictures.refused && pictures.length > 0 && (
        <p className={part.lead}>{t('products.imports.pictures.more', { count: pictures.length })}</p>
      )}
    </>
  );
}
