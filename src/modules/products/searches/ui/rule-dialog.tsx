import { TextField } from '#design/fields/text-field.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { PickedProducts } from '#products/banners/ui/picked-products.tsx';
import type { FoundProduct } from '#products/banners/ui/product-finder.tsx';
import { pinsAreGone, ruleEnded, ruleSearch, type SearchRow, tooFewWords } from '#products/searches/contract.ts';
import { MAX_PINS, MAX_WORDS_LENGTH } from '#products/searches/search-rule.ts';
import { DialogForm } from '#routing/forms/dialog-form.tsx';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
import { dayIn } from '#shared/time/india-clock.ts';

interface RuleDialogProps {
  /** `new` for a search that is not in the list. */
  readonly search: SearchRow | 'new' | undefined;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** What administrators decide for a search: words that mean the same, and products that come first. */
export function RuleDialog({ search, onClose, onSaved }: RuleDialogProps) {
  return (
    <Dialog
      open={search !== undefined}
      onClose={onClose}
      title={
        search === undefined || search === 'new'
          ? t('products.searches.dialog.new')
          : t('products.searches.dialog.title', { words: search.words })
      }
    >
      {search && <RuleForm search={search} onClose={onClose} onSaved={onSaved} />}
    </Dialog>
  );
}

const NEW = { words: '', also: [], pins: [], endsOn: null } as const;

function RuleForm({ search, onClose, onSaved }: RuleDialogProps & { search: SearchRow | 'new' }) {
  const { words, also, pins, endsOn } = search === 'new' ? NEW : search;
  const today = dayIn(new Date());
  const form = useForm({
    start: {
      words,
      also: also.join(', '),
      endsOn: endsOn ?? '',
      pins: pins.map(
        ({ _id: id, title, listed }): FoundProduct => ({
          id,
          listed,
          title: title ?? t('products.fronts.fields.goneProduct'),
        }),
      ),
    },
    send: typed =>
      call(ruleSearch, {
        words: typed.words,
        also: typed.also.split(',').flatMap(phrase => phrase.trim() || []),
        pins: typed.pins.map(({ id }) => ({ _id: id })),
        endsOn: typed.endsOn || null,
      }),
    refused: problem => {
      if (problem.code === tooFewWords.code) form.fault({ words: problem.message });
      else if (problem.code === pinsAreGone.code) form.fault({ pins: problem.message });
      else if (problem.code === ruleEnded.code) form.fault({ endsOn: problem.message });
      else return undefined;
      return null;
    },
    onDone: () => {
      onClose();
      onSaved();
    },
  });
  const { typed, faults } = form;
  return (
    <DialogForm form={form} verb={t('products.searches.dialog.save')} onCancel={onClose}>
      {search === 'new' && (
        <TextField
          {...form.bound('words')}
          label={t('products.searches.dialog.words')}
          hint={t('products.searches.dialog.wordsHint')}
          maxLength={MAX_WORDS_LENGTH}
          autoCapitalize="off"
        />
      )}
      <TextField
        {...form.bound('also')}
        label={t('products.searches.dialog.also')}
        hint={t('products.searches.dialog.alsoHint')}
        maxLength={1_000}
        autoCapitalize="off"
        data-autofocus={search === 'new' ? undefined : ''}
      />
      <PickedProducts
        label={t('products.searches.dialog.pin')}
        error={faults.pins}
        most={MAX_PINS}
        picked={typed.pins}
        onChange={picked => form.change({ pins: [...picked] })}
      />
      {typed.pins.length > 0 && (
        <TextField
          {...form.bound('endsOn')}
          label={t('products.searches.dialog.until')}
          hint={t('products.searches.dialog.untilHint')}
          type="date"
          min={today}
        />
      )}
    </DialogForm>
  );
}
