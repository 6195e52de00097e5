import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Select } from '#design/choices/select.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { classes } from '#design/theme/classes.ts';
import { type ImportDetail, nameCategories } from '#products/imports/contract.ts';
import { WORDS_AT_ONCE } from '#products/imports/import-state.ts';
import { getProductChoices } from '#products/inventory/own-products/own-products.contract.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
import part from './report-part.module.css';
import { ReportPart } from './report-part.tsx';
import styles from './unknown-words.module.css';

interface UnknownWordsProps {
  readonly of: ImportDetail;
  readonly onChange: () => void;
}

/** The words of the file for categories, each with what it means; a likely meaning is chosen already. */
export function UnknownWords({ of, onChange }: UnknownWordsProps) {
  const asked = useAnswer(getProductChoices, {});
  const choices = asked.answer?.data.categories.map(({ id, label, depth }) => ({
    value: id,
    label: '\u00a0\u00a0'.repeat(depth) + label,
  }));
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const { act, isActing: busy } = useAct();
  const meaningOf = ({ word, proposal }: ImportDetail['words'][number]) => chosen[word] ?? proposal ?? '';
  const said = of.words
    .map(row => ({ word: row.word, category: meaningOf(row), before: row.category }))
    .filter(({ category, before }) => category !== '' && category !== before)
    .map(({ word, category }) => ({ word, category }));
  const save = async () => {
    await act(() => call(nameCategories, { id: of.id, words: said }), { told: () => null });
    onChange();
  };
  if (asked.problem && !choices)
    return (
      <ErrorState title={t('products.imports.words.unloaded')} onRetry={asked.askAgain} retrying={asked.isAsking}>
        {asked.problem.message}
      </ErrorState>
    );
  return (
    <ReportPart id="category-words" title={t('products.imports.words.title')} lead={t('products.imports.words.lead')}>
      <ul className={part.list}>
        {of.words.map(row => (
          <li key={row.word} className={classes(part.row, styles.row)}>
            <span className={styles.word}>{row.word}</span>
            <span className={styles.rows}>{t('products.imports.words.rows', { count: row.rows })}</span>
            <Select
              className={styles.choice}
              label={t('products.imports.words.label', { word: row.word })}
              labelHidden
              value={choices ? meaningOf(row) : ''}
              placeholder={t('products.imports.words.choose')}
              choices={choices ?? []}
              changed={meaningOf(row) !== (row.category ?? '')}
              onChange={event => setChosen({ ...chosen, [row.word]: event.currentTarget.value })}
            />
          </li>
        ))}
      </ul>
      {of.words.length === WORDS_AT_ONCE && <p className={part.lead}>{t('products.imports.words.more')}</p>}
      <Button busy={busy} disabled={!choices || said.length === 0} onClick={() => void save()}>
        {t('products.imports.words.save')}
      </Button>
    </ReportPart>
  );
}
