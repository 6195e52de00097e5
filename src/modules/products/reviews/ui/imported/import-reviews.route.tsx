import FileUp from 'lucide-react/icons/file-up';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import { TextField } from '#design/fields/text-field.tsx';
import { PageHead } from '#design/layout/page-head.tsx';
import { type Column, Table } from '#design/tables/table.tsx';
import { DropArea } from '#products/media/ui/drop-area.tsx';
import { MAX_FILE_BYTES, MAX_SOURCE_LENGTH } from '#products/reviews/imported/import-limits.ts';
import { type ImportedRow, importReviews } from '#products/reviews/imported/imported.contract.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import type { AnswerOf } from '#shared/api/endpoint.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { FormerImports } from './former-imports.tsx';
import styles from './import-reviews.module.css';

type Preview = AnswerOf<typeof importReviews>['data'];

/** Imports reviews that were written elsewhere: the check says what each row would do, then they are imported. */
export default function ImportReviewsPage() {
  const [imports, setImports] = useState(0);
  return (
    <>
      <title>{t('products.reviews.import.title')}</title>
      <PageHead
        title={t('products.reviews.import.title')}
        actions={
          <Link to={adminPaths.reviews} className={buttonClass({ tone: 'quiet' })}>
            {t('products.reviews.import.back')}
          </Link>
        }
      />
      <ImportForm onImported={() => setImports(imports + 1)} />
      <FormerImports key={imports} />
    </>
  );
}

function ImportForm({ onImported }: { onImported: () => void }) {
  const [preview, setPreview] = useState<Preview>();
  const isChecked = preview !== undefined && preview.ready > 0;
  const form = useForm({
    start: { source: '', file: undefined as { name: string; text: string } | undefined },
    send: ({ source, file }) => {
      if (!file) return { faults: { file: t('products.reviews.import.fault.file') } };
      const from = source.trim() || undefined;
      return call(importReviews, {
        ...{ text: file.text, fileName: file.name.slice(0, 200), record: isChecked },
        ...(from && { source: from }),
      });
    },
    onDone: ({ data }) => {
      setPreview(data);
      if (data.imported > 0) onImported();
    },
  });
  const { file } = form.typed;

  async function choose([chosen]: readonly File[]) {
    if (!chosen) return;
    setPreview(undefined);
    if (chosen.size > MAX_FILE_BYTES) return form.fault({ file: t('products.reviews.import.fault.large') });
    form.change({ file: { name: chosen.name, text: await chosen.text() } });
  }

  return (
    <form {...form.props} className={styles.form}>
      <ul className={styles.lead}>
        <li>{t('products.reviews.import.lead.marked')}</li>
        <li>{t('products.reviews.import.lead.rights')}</li>
        <li>{t('products.reviews.import.lead.columns')}</li>
      </ul>
      <TextField
        {...form.bound('source')}
        label={t('products.reviews.import.source')}
        hint={t('products.reviews.import.sourceHint')}
        maxLength={MAX_SOURCE_LENGTH}
        autoComplete="off"
        onChange={event => {
          setPreview(undefined);
          form.change({ source: event.currentTarget.value });
        }}
      />
      <DropArea
        words={file ? file.name : t('products.reviews.import.choose')}
        wordsOver={t('products.reviews.import.drop')}
        rule={form.faults.file ?? t('products.reviews.import.rule')}
        icon={<FileUp aria-hidden="true" />}
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        several={false}
        onFiles={files => void choose(files)}
      />
      <div className={styles.acts}>
        {file && preview?.imported !== undefined && preview.imported > 0 ? null : (
          <Button type="submit" tone="primary" busy={form.busy}>
            {isChecked
              ? t('products.reviews.import.record', { count: preview.ready })
              : t('products.reviews.import.check')}
          </Button>
        )}
      </div>
      {preview && (
        <>
          <p role="status">
            {preview.imported > 0
              ? t('products.reviews.import.done', {
                  count: preview.imported,
                  known: preview.known,
                  refused: preview.refused,
                })
              : t('products.reviews.import.found', {
                  count: preview.ready,
                  known: preview.known,
                  refused: preview.refused,
                })}
          </p>
          <Table
            caption={t('products.reviews.import.rows')}
            columns={COLUMNS}
            rows={preview.rows}
            rowKey={({ row }) => String(row)}
          />
        </>
      )}
    </form>
  );
}

const OUTCOMES: Readonly<Record<ImportedRow['outcome'], string>> = {
  ready: t('products.reviews.import.outcome.ready'),
  imported: t('products.reviews.import.outcome.imported'),
  known: t('products.reviews.import.outcome.known'),
  refused: t('products.reviews.import.outcome.refused'),
};

const COLUMNS: readonly Column<ImportedRow>[] = [
  {
    key: 'row',
    head: t('products.reviews.import.head.row'),
    phone: 'status',
    quiet: true,
    cell: ({ row }) => row,
  },
  {
    key: 'product',
    head: t('products.reviews.moderation.product'),
    phone: 'lead',
    cell: ({ product }) => product ?? '–',
  },
  {
    key: 'author',
    head: t('products.reviews.moderation.author'),
    cell: ({ author }) => <bdi>{author || '–'}</bdi>,
  },
  {
    key: 'rating',
    head: t('products.reviews.import.head.stars'),
    align: 'end',
    cell: ({ rating }) => rating ?? '–',
  },
  {
    key: 'outcome',
    head: t('products.reviews.import.head.result'),
    phone: 'under',
    cell: ({ outcome, message }) => (
      <span className={outcome === 'refused' ? styles.refused : undefined}>{message ?? OUTCOMES[outcome]}</span>
    ),
  },
];
