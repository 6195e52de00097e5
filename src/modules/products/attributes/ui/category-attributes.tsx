import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { Select } from '#design/choices/select.tsx';
import { moved } from '#design/tables/use-reorder.ts';
import { attributesAddress } from '#products/attributes/attribute-list-state.ts';
import {
  type CategoryAttributes as Asked,
  getCategoryAttributes,
  orderAttributes,
} from '#products/attributes/contract.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
import styles from './attribute-form.module.css';

/** The attributes of a category: in order, with others to add. They are saved by themselves. */
export function CategoryAttributes({ category }: { category: string }) {
  const asked = useAnswer(getCategoryAttributes, { category });
  const known = asked.answer?.data;
  return (
    <fieldset className={styles.group}>
      <legend>{t('products.attributes.category.title')}</legend>
      {asked.problem && <p role="alert">{asked.problem.message}</p>}
      {known && <Order key={known.version} category={category} known={known} onChanged={asked.askAgain} />}
    </fieldset>
  );
}

function Order({ category, known, onChanged }: { category: string; known: Asked; onChanged: () => void }) {
  const { above, names, version } = known;
  const [own, setOwn] = useState<readonly string[]>(known.own);
  const { act, isActing } = useAct({ onDone: onChanged, onStale: onChanged });
  const nameOf = (id: string) => names[id] ?? id;
  const others = Object.keys(names)
    .filter(id => !own.includes(id) && !above.includes(id))
    .sort((one, other) => nameOf(one).localeCompare(nameOf(other)));
  return (
    <>
      {above.length > 0 && (
        <p className={styles.note}>
          {t('products.attributes.category.above', { names: above.map(nameOf).join(', ') })}
        </p>
      )}
      {own.length === 0 && <p className={styles.note}>{t('products.attributes.category.none')}</p>}
      <ol className={styles.categories}>
        {own.map((id, at) => (
          <li key={id}>
            <Link to={attributesAddress.href({ open: id })}>{nameOf(id)}</Link>
            <span className={styles.tools}>
              <IconButton
                label={t('products.attributes.category.up', { name: nameOf(id) })}
                icon={<ArrowUp aria-hidden="true" />}
                disabled={at === 0}
                onClick={() => setOwn(moved(own, at, at - 1))}
              />
              <IconButton
                label={t('products.attributes.category.down', { name: nameOf(id) })}
                icon={<ArrowDown aria-hidden="true" />}
                disabled={at === own.length - 1}
                onClick={() => setOwn(moved(own, at, at + 1))}
              />
            </span>
          </li>
        ))}
      </ol>
      <Select
        label={t('products.attributes.category.add')}
        hint={t('products.attributes.category.hint')}
        value=""
        placeholder={t('products.attributes.category.add')}
        choices={others.map(id => ({ value: id, label: nameOf(id) }))}
        onChange={event => setOwn([...own, event.currentTarget.value])}
      />
      {own.join() !== known.own.join() && (
        <Button
          busy={isActing}
          onClick={() => void act(() => call(orderAttributes, { category, own: [...own], version }))}
        >
          {t('products.attributes.category.save')}
        </Button>
      )}
    </>
  );
}
