import FileUp from 'lucide-react/icons/file-up';
import { useEffect, useEffectEvent, useState } from 'react';
import { TextField } from '#design/fields/text-field.tsx';
import { createImport } from '#products/imports/contract.ts';
import { DropArea } from '#products/media/ui/drop-area.tsx';
import { UploadLines } from '#products/media/ui/upload-lines.tsx';
import { IMPORTS } from '#products/media/ui/upload-way.ts';
import { useUploads } from '#products/media/ui/use-uploads.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
import styles from './send-file.module.css';

interface SendFileProps {
  readonly isAdministrator: boolean;
  readonly onSent: (id: string) => void;
}

/** Uploads a product file and creates its import. */
export function SendFile({ isAdministrator, onSent }: SendFileProps) {
  const uploads = useUploads(IMPORTS);
  const [seller, setSeller] = useState('');
  const [fault, setFault] = useState<string>();
  const { act } = useAct({
    refused: ({ message }) => {
      setFault(message);
      return null;
    },
  });
  const line = uploads.lines.find(({ state }) => state === 'there');

  const check = useEffectEvent(async (id: number, upload: string, name: string) => {
    uploads.settle([id]);
    const userName = seller.trim() || undefined;
    const ask = () => call(createImport, { upload: upload as never, name: name.slice(0, 200), userName });
    const created = await act(ask, { told: () => null });
    if (created) onSent(created.data.id);
    else uploads.drop(id);
  });
  useEffect(() => {
    if (line?.uploaded) void check(line.id, line.uploaded.upload, line.name);
  }, [line]);

  return (
    <section className={styles.send} aria-label={t('products.imports.send.label')}>
      {isAdministrator && (
        <TextField
          className={styles.seller}
          label={t('products.imports.head.seller')}
          hint={t('products.imports.send.hint')}
          value={seller}
          maxLength={100}
          onChange={event => setSeller(event.currentTarget.value)}
        />
      )}
      <DropArea
        words={t('products.imports.send.choose')}
        wordsOver={t('products.imports.send.drop')}
        rule={t('products.imports.send.rule')}
        icon={<FileUp aria-hidden="true" />}
        accept=".csv,.tsv,.txt,.zip,text/csv,application/zip"
        several={false}
        disabled={uploads.lines.some(({ state }) => state !== 'failed')}
        onFiles={files => {
          setFault(undefined);
          uploads.add(files.slice(0, 1));
        }}
      />
      <UploadLines lines={uploads.lines} onRetry={uploads.retry} onRemove={uploads.drop} />
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </section>
  );
}
