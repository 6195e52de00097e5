import { Checkbox } from '#design/choices/checkbox.tsx';
import { Select } from '#design/choices/select.tsx';
import { FieldGroup } from '#design/fields/field-group.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { type ApiKey, addKey, replaceKey } from '#people/accounts/keys/keys.contract.ts';
import { scopeName } from '#people/accounts/keys/scope-names.ts';
import { required } from '#people/accounts/registration/field-labels.ts';
import { DialogForm } from '#routing/forms/dialog-form.tsx';
import { faultsIn } from '#routing/forms/faults.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import type { AnswerOf } from '#shared/api/endpoint.ts';
import type { Scope } from '#shared/api/scopes.ts';
import { t } from '#shared/language/t.ts';
import { OwnPasswordField } from './own-password-field.tsx';

export type AddedKey = AnswerOf<typeof addKey>;

interface KeyFormProps {
  /** What the user may give a key. */
  scopes: readonly Scope[];
  onClose: () => void;
  onMade: (made: AddedKey) => void;
}

const ENDLESS = 'endless';
const TERMS = ['30', '90', '365'];

export function KeyForm({ scopes, onClose, onMade }: KeyFormProps) {
  const form = useForm({
    start: { name: '', scopes: [] as readonly Scope[], term: '365', password: '' },
    send: ({ name, scopes: chosen, term, password }) => {
      const faults = faultsIn({
        name: name.trim() === '' && t('people.accounts.keys.nameMissing'),
        scopes: chosen.length === 0 && t('people.accounts.keys.scopesMissing'),
        password: password === '' && required('password'),
      });
      const validDays = term === ENDLESS ? null : Number(term);
      return faults ? { faults } : call(addKey, { name, scopes: [...chosen], validDays, password });
    },
    told: () => null,
    onDone: onMade,
  });
  const { typed, faults, change } = form;
  return (
    <DialogForm form={form} verb={t('people.accounts.keys.make')} onCancel={onClose}>
      <TextField
        {...form.bound('name')}
        label={t('people.accounts.keys.name')}
        hint={t('people.accounts.keys.nameHint')}
        maxLength={60}
        required
      />
      <FieldGroup legend={t('people.accounts.keys.scopes')} error={faults.scopes}>
        {scopes.map(scope => (
          <Checkbox
            key={scope}
            name="scopes"
            label={scopeName(scope)}
            checked={typed.scopes.includes(scope)}
            onChange={({ currentTarget: { checked } }) =>
              change({ scopes: scopes.filter(each => (each === scope ? checked : typed.scopes.includes(each))) })
            }
          />
        ))}
      </FieldGroup>
      <Select
        {...form.bound('term')}
        label={t('people.accounts.keys.term')}
        choices={[
          ...TERMS.map(value => ({ value, label: t('people.accounts.keys.days', { count: Number(value) }) })),
          { value: ENDLESS, label: t('people.accounts.keys.endless') },
        ]}
      />
      <OwnPasswordField {...form.bound('password')} />
    </DialogForm>
  );
}

const OVERLAPS = [0, 1, 24, 168];

interface ReplaceFormProps extends Omit<KeyFormProps, 'scopes'> {
  apiKey: ApiKey;
}

export function ReplaceForm({ apiKey: { id: keyId, name }, onClose, onMade }: ReplaceFormProps) {
  const form = useForm({
    start: { overlap: '24', password: '' },
    send: ({ overlap, password }) =>
      password === ''
        ? { faults: { password: required('password') } }
        : call(replaceKey, { keyId, overlapHours: Number(overlap), password }),
    told: () => null,
    onDone: onMade,
  });
  return (
    <DialogForm form={form} verb={t('people.accounts.keys.replace')} onCancel={onClose}>
      <p>{t('people.accounts.keys.replaceText', { name })}</p>
      <Select
        {...form.bound('overlap')}
        label={t('people.accounts.keys.overlap')}
        choices={OVERLAPS.map(hours => ({ value: String(hours), label: t('people.accounts.keys.hours', { hours }) }))}
      />
      <OwnPasswordField {...form.bound('password')} />
    </DialogForm>
  );
}
