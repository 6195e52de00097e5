import { TextField } from '#design/fields/text-field.tsx';
import { isFrontName, MAX_TITLE } from '#products/fronts/front.ts';
import { saveFront } from '#products/fronts/fronts.contract.ts';
import { DialogForm } from '#routing/forms/dialog-form.tsx';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';

interface NewFrontFormProps {
  readonly onClose: () => void;
  readonly onAdded: (front: string) => void;
}

/** A new landing page begins as a draft without sections. */
export function NewFrontForm({ onClose, onAdded }: NewFrontFormProps) {
  const form = useForm({
    start: { title: '', front: '' },
    send: ({ title, front }) => {
      const faults = {
        ...(title.trim() === '' && { title: t('products.fronts.fault.title') }),
        ...(!isFrontName(front) && { front: t('products.fronts.new.fault') }),
      };
      if (Object.keys(faults).length > 0) return { faults };
      const body = { titles: { [SOURCE_LANGUAGE]: title }, sections: [] };
      return call(saveFront, { front, body, publish: false, version: 0 });
    },
    refused: problem => {
      if (problem.code !== 'fronts.changed') return undefined;
      form.fault({ front: t('products.fronts.new.taken') });
      return null;
    },
    onDone: ({ data }) => onAdded(data.front),
  });
  return (
    <DialogForm form={form} verb={t('products.fronts.new.verb')} onCancel={onClose}>
      <TextField {...form.bound('title')} label={t('products.fronts.fields.title')} maxLength={MAX_TITLE} />
      <TextField
        {...form.bound('front')}
        label={t('products.fronts.new.address')}
        hint={t('products.fronts.new.hint', { path: paths.front('…') })}
        maxLength={60}
        autoCapitalize="off"
        spellCheck={false}
      />
    </DialogForm>
  );
}
