import * as z from 'zod/mini';
import { type FieldOfGroup, GROUPS, type GroupName } from '#office/settings/groups/groups.ts';
import { get, put } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';

/** One or more fields are wrong; `fields` has them all. */
export const settingsInvalid = problem('settings.invalid', 'invalid', (first: string) => first);
/** `data` is the current group. */
export const settingsMoved = problem('settings.moved', 'conflict', () => t('office.settings.refusal.moved'));

/** Room for a few thousand PIN codes. */
const MAX_TEXT_LENGTH = 30_000;
const text = z.string().check(z.maxLength(MAX_TEXT_LENGTH));
/** The version of a group; it changes with any of its fields. */
export const version = z.string().check(z.maxLength(64));

/** The fields of a group as the texts of its form. */
function textsOf<Name extends GroupName>(name: Name) {
  const names = Object.keys(GROUPS[name].labels) as FieldOfGroup<Name>[];
  return Object.fromEntries(names.map(field => [field, text])) as Record<FieldOfGroup<Name>, typeof text>;
}

function stateOf<Name extends GroupName>(name: Name) {
  return z.object({ version, fields: z.object(textsOf(name)) });
}

export const ShopSettings = stateOf('shop');
export const DeliverySettings = stateOf('delivery');

/** All groups of settings as forms, each with its version. */
export const AllSettings = z.object({
  shop: ShopSettings,
  addresses: stateOf('addresses'),
  officer: stateOf('officer'),
  delivery: DeliverySettings,
  goods: stateOf('goods'),
  programs: stateOf('programs'),
  emi: stateOf('emi'),
  exchange: stateOf('exchange'),
  guests: stateOf('guests'),
  approval: stateOf('approval'),
});
export type AllSettings = z.output<typeof AllSettings>;

function saveOf<Name extends GroupName>(name: Name, { summary }: { readonly summary: string }) {
  return put(`/admin/settings/${name}`, {
    summary,
    body: z.strictObject({ version, fields: z.strictObject(textsOf(name)) }),
    output: z.extend(dataOf(AllSettings.shape[name] as ReturnType<typeof stateOf<Name>>), { message: z.string() }),
  });
}

export const getSettings = get('/admin/settings/get', {
  summary: 'The shop’s settings by group, as the texts of their forms',
  output: dataOf(AllSettings),
});

/** How each group is saved: whole, on the version it was read at. */
export const SAVE = {
  shop: saveOf('shop', { summary: 'Saves the shop’s name and contact details' }),
  addresses: saveOf('addresses', { summary: 'Saves the shop’s addresses' }),
  officer: saveOf('officer', { summary: 'Saves the grievance officer' }),
  delivery: saveOf('delivery', { summary: 'Saves the delivery charge, the cash limit and the delivery area' }),
  goods: saveOf('goods', { summary: 'Saves what products need before they go on sale' }),
  programs: saveOf('programs', { summary: 'Saves which other websites may call the API' }),
  emi: saveOf('emi', { summary: 'Saves on which terms banks let their customers pay in instalments' }),
  exchange: saveOf('exchange', { summary: 'Saves whether old phones are taken in exchange, and what they are worth' }),
  guests: saveOf('guests', { summary: 'Saves whether guests may order' }),
  approval: saveOf('approval', { summary: 'Saves which products wait for an administrator' }),
} as const;
