import { pinsText, readPins } from '#office/settings/delivery/pin-list.ts';
import { tidyArea } from '#office/settings/delivery/tidy-area.ts';
import { isStateCode, stateName } from '#people/addresses/state.ts';
import { stateChoices } from '#people/addresses/state-choices.ts';
import { readGstin } from '#people/sellers/gstin/gstin.ts';
import { gstinFault } from '#people/sellers/gstin/gstin-fault.ts';
import { stateOfGstin } from '#people/sellers/gstin/gstin-state.ts';
import { lookOf } from '#people/sellers/seller-name.ts';
import { readTcsRegistration } from '#people/sellers/tcs-registration.ts';
import { t } from '#shared/language/t.ts';
import { MAX_PAISE } from '#shared/money/money.ts';
import { readMoney } from '#shared/money/read-money.ts';
import type { Read } from '#shared/text/read.ts';
import { emiText, readEmiLines } from './emi-lines.ts';
import { exchangeText, readExchangeLines } from './exchange-lines.ts';
import {
  amount,
  email,
  known,
  line,
  optionalPhone,
  orWhenEmpty,
  phone,
  readCap,
  readCharge,
  taxNumber,
  text,
  wholeNumber,
  within,
  yesOrNo,
} from './fields.ts';
import { type Group, group, type SettingRow } from './group.ts';
import { originsText, readOrigins } from './origins.ts';
import { plainLine } from './plain-line.ts';

const ADDRESS = { fewest: 10, most: 200 };

/**
 * Every setting of the screen, by group and in its order. The API, the form, the checks and the facts of the audit log are
 * made from this table (docs/changing.md). What a setting is before it is saved is in `shop/shop`.
 */
export const GROUPS = {
  shop: group({
    title: () => t('office.settings.shop.title'),
    lead: () => t('office.settings.shop.lead'),
    fields: {
      name: text(
        () => t('office.settings.shop.name'),
        readShopName,
        () => ({ required: true, maxLength: 40 }),
      ),
      legalName: line(() => t('office.settings.shop.legalName'), { most: 150 }),
      email: email(() => t('office.settings.shop.email'), { width: 'whole' }),
      landline: phone(() => t('office.settings.shop.phone')),
      mobile: optionalPhone(() => t('office.settings.shop.secondPhone')),
      gstin: taxNumber(
        () => t('office.settings.shop.gstin'),
        typed => {
          const value = readGstin(typed);
          return value === undefined ? { fault: gstinFault(typed) ?? t('office.settings.shop.gstinFault') } : { value };
        },
        () => t('office.settings.shop.gstinHint'),
      ),
      state: text<string>(
        () => t('office.settings.shop.state'),
        readState,
        () => ({
          choices: stateChoices(),
          hint: t('office.settings.shop.stateHint'),
        }),
      ),
      tcsRegistration: taxNumber(
        () => t('office.settings.shop.tcs'),
        known(readTcsRegistration, () => t('office.settings.shop.tcsFault')),
        () => t('office.settings.shop.tcsHint'),
      ),
    },
    from: ({ identity }) => {
      const [landline = '', mobile = null] = identity.phones;
      return { ...identity, landline, mobile, state: identity.stateCode };
    },
    to: ({ landline, mobile, state: stateCode, ...identity }) => ({
      identity: { ...identity, phones: mobile === null ? [landline] : [landline, mobile], stateCode },
    }),
    rules: ({ gstin, state }) => {
      const registered = gstin ? stateOfGstin(gstin) : undefined;
      if (!registered || !state || registered === state) return {};
      return { state: t('office.settings.shop.stateOfGstin', { state: stateName(registered) }) };
    },
  }),
  addresses: group({
    title: () => t('office.settings.addresses.title'),
    lead: () => t('office.settings.addresses.lead'),
    fields: {
      registeredAddress: line(
        () => t('office.settings.addresses.registered'),
        { ...ADDRESS, called: () => t('office.settings.addresses.registeredCalled') },
        () => ({ required: true, rows: 2, hint: t('office.settings.addresses.registeredHint') }),
      ),
      branchAddress: text(
        () => t('office.settings.addresses.branch'),
        typed =>
          orWhenEmpty(typed, '', address =>
            plainLine(address, { label: t('office.settings.addresses.branch'), ...ADDRESS }),
          ),
        () => ({ aside: t('design.optional'), rows: 2 }),
      ),
    },
    from: ({ identity }) => identity,
    to: identity => ({ identity }),
  }),
  officer: group({
    title: () => t('office.settings.officer.title'),
    lead: () => t('office.settings.officer.lead'),
    fields: {
      name: line(() => t('office.settings.officer.name'), { most: 100 }),
      designation: line(() => t('office.settings.officer.designation'), { most: 100 }),
      email: email(() => t('office.settings.officer.email')),
      phone: phone(() => t('office.settings.officer.phone')),
    },
    from: ({ identity }) => identity.grievanceOfficer,
    to: grievanceOfficer => ({ identity: { grievanceOfficer } }),
  }),
  delivery: group({
    title: () => t('office.settings.delivery.title'),
    lead: () => t('office.settings.delivery.lead'),
    fields: {
      deliveryCharge: amount(
        () => t('office.settings.delivery.charge'),
        within(readCharge, { most: 10_000_00, fault: () => t('office.settings.delivery.chargeFault') }),
        () => ({ hint: t('office.settings.delivery.chargeHint') }),
      ),
      codCap: amount(
        () => t('office.settings.delivery.cap'),
        within(readCap, {
          least: 1_00,
          most: MAX_PAISE,
          fault: () => t('office.settings.delivery.capFault'),
        }),
        () => ({ placeholder: t('office.settings.delivery.noCap'), hint: t('office.settings.delivery.capHint') }),
      ),
      refundByTwoAbove: amount(
        () => t('office.settings.delivery.refunds'),
        within(readMoney, { most: MAX_PAISE, fault: () => t('office.settings.delivery.refundsFault') }),
        () => ({ hint: t('office.settings.delivery.refundsHint') }),
      ),
      elsewhere: yesOrNo(() => t('office.settings.delivery.where')),
      served: pins(() => t('office.settings.delivery.served')),
      refused: pins(() => t('office.settings.delivery.refused')),
    },
    from: ({ serviceArea, ...amounts }) => ({ ...amounts, ...serviceArea }),
    to: ({ elsewhere, served, refused, ...amounts }) => ({
      ...amounts,
      serviceArea: tidyArea({ elsewhere, served, refused }),
    }),
    rules: ({ elsewhere, served }) =>
      elsewhere === false && served?.length === 0 ? { served: t('office.settings.delivery.servedNone') } : {},
  }),
  goods: group({
    title: () => t('office.settings.goods.title'),
    lead: () => t('office.settings.goods.lead'),
    fields: {
      declarationsRequired: yesOrNo(() => t('office.settings.goods.declarations')),
      lowStockBelow: wholeNumber(() => t('office.settings.goods.lowStock'), {
        ...{ least: 0, most: 9_999, fault: () => t('office.settings.goods.lowStockFault') },
        hint: () => t('office.settings.goods.lowStockHint'),
      }),
    },
    from: stored => stored,
    to: values => values,
  }),
  programs: group({
    title: () => t('office.settings.programs.title'),
    lead: () => t('office.settings.programs.lead'),
    fields: {
      allowedOrigins: {
        label: () => t('office.settings.programs.origins'),
        input: () => ({ rows: 3, width: 'whole', spellCheck: false, hint: t('office.settings.programs.originsHint') }),
        show: originsText,
        read: readOrigins,
      },
    },
    from: stored => stored,
    to: values => values,
  }),
  emi: group({
    title: () => t('office.settings.emi.title'),
    lead: () => t('office.settings.emi.lead'),
    fields: {
      emiPlans: {
        label: () => t('office.settings.emi.plans'),
        input: () => ({
          ...{ rows: 8, width: 'whole', spellCheck: false, placeholder: t('office.settings.emi.example') },
          hint: t('office.settings.emi.hint'),
        }),
        show: emiText,
        read: readEmiLines,
      },
    },
    from: stored => stored,
    to: values => values,
  }),
  exchange: group({
    title: () => t('office.settings.exchange.title'),
    lead: () => t('office.settings.exchange.lead'),
    fields: {
      isOn: {
        ...yesOrNo(() => t('office.settings.exchange.isOn')),
        input: () => ({
          width: 'whole',
          choices: [
            { value: 'no', label: t('office.settings.exchange.off') },
            { value: 'yes', label: t('office.settings.exchange.on') },
          ],
        }),
      },
      models: {
        label: () => t('office.settings.exchange.models'),
        input: () => ({
          ...{ rows: 10, width: 'whole', spellCheck: false, placeholder: t('office.settings.exchange.example') },
          hint: t('office.settings.exchange.hint'),
        }),
        show: exchangeText,
        read: readExchangeLines,
      },
    },
    from: ({ phoneExchange }) => phoneExchange,
    to: phoneExchange => ({ phoneExchange }),
  }),
  guests: group({
    title: () => t('office.settings.guests.title'),
    lead: () => t('office.settings.guests.lead'),
    fields: {
      guestCheckout: {
        ...yesOrNo(() => t('office.settings.guests.isOn')),
        input: () => ({
          width: 'whole',
          hint: t('office.settings.guests.hint'),
          choices: [
            { value: 'no', label: t('office.settings.guests.off') },
            { value: 'yes', label: t('office.settings.guests.on') },
          ],
        }),
      },
    },
    from: stored => stored,
    to: values => values,
  }),
  approval: group({
    title: () => t('office.settings.approval.title'),
    lead: () => t('office.settings.approval.lead'),
    fields: {
      isOn: {
        ...yesOrNo(() => t('office.settings.approval.isOn')),
        input: () => ({
          width: 'whole',
          hint: t('office.settings.approval.isOnHint'),
          choices: [
            { value: 'no', label: t('office.settings.approval.off') },
            { value: 'yes', label: t('office.settings.approval.on') },
          ],
        }),
      },
      trustedAfter: wholeNumber(() => t('office.settings.approval.trustedAfter'), {
        ...{ least: 1, most: 1_000, fault: () => t('office.settings.approval.trustedAfterFault') },
        hint: () => t('office.settings.approval.trustedAfterHint'),
      }),
      risePercent: wholeNumber(() => t('office.settings.approval.risePercent'), {
        ...{ least: 0, most: 1_000, fault: () => t('office.settings.approval.risePercentFault') },
        hint: () => t('office.settings.approval.risePercentHint'),
      }),
    },
    from: ({ productApproval }) => productApproval,
    to: productApproval => ({ productApproval }),
  }),
} as const;

export type GroupName = keyof typeof GROUPS;
export type FieldOfGroup<Name extends GroupName> = Extract<keyof (typeof GROUPS)[Name]['labels'], string>;
/** A group's form, filled in. */
export type GroupFields<Name extends GroupName> = Record<FieldOfGroup<Name>, string>;

/** A group for code that treats all alike. */
export function groupCalled(name: GroupName): Group {
  return GROUPS[name];
}

function readState(typed: string): Read<string> {
  return isStateCode(typed) ? { value: typed } : { fault: t('office.settings.shop.stateFault') };
}

function readShopName(typed: string): Read<string> {
  const read = plainLine(typed, { label: t('office.settings.shop.name'), most: 40 });
  if ('fault' in read || lookOf(read.value).length >= 2) return read;
  return { fault: t('office.settings.shop.nameFault') };
}

function pins(label: () => string): SettingRow<string[]> {
  return { label, show: pinsText, read: readPins };
}
