import { type FormEvent, useId, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Radio } from '#design/choices/radio.tsx';
import { FieldGroup } from '#design/fields/field-group.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { sayWhatBecame } from '#orders/returns/desk.contract.ts';
import { ITEMS_FATES, type ItemsFate } from '#orders/returns/return/return-states.ts';
import { t } from '#shared/language/t.ts';

const HINTS: Readonly<Record<ItemsFate, string>> = {
  restocked: t('orders.returns.items.restocked'),
  written_off: t('orders.returns.items.writtenOff'),
};

type ItemsDialogProps = { open: boolean; busy: boolean; onItems: (items: ItemsFate) => void; onClose: () => void };

/** Asks what happens to returned items. Nothing is preselected. */
export function ItemsDialog({ open, ...acts }: ItemsDialogProps) {
  const form = useId();
  return (
    <Dialog
      open={open}
      onClose={acts.onClose}
      title={t('orders.returns.items.title')}
      size="sm"
      asks
      footer={
        <>
          <Button onClick={acts.onClose}>{t('design.cancel')}</Button>
          <Button type="submit" form={form} tone="primary" busy={acts.busy}>
            {t('orders.returns.items.confirm')}
          </Button>
        </>
      }
    >
      <ItemsForm id={form} onItems={acts.onItems} />
    </Dialog>
  );
}

function ItemsForm({ id, onItems }: { id: string; onItems: (items: ItemsFate) => void }) {
  const [items, setItems] = useState<ItemsFate>();
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (items) onItems(items);
    else setMissing(true);
  };
  return (
    <form id={id} noValidate onSubmit={submit}>
      <FieldGroup
        legend={t('orders.returns.items.what')}
        error={isMissing && !items ? sayWhatBecame().message : undefined}
      >
        {(Object.keys(ITEMS_FATES) as ItemsFate[]).map((fate, at) => (
          <Radio
            key={fate}
            name="goods"
            label={ITEMS_FATES[fate]}
            hint={HINTS[fate]}
            checked={items === fate}
            data-autofocus={at === 0 || undefined}
            onChange={() => setItems(fate)}
          />
        ))}
      </FieldGroup>
    </form>
  );
}
