import { useId, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Checkbox } from '#design/choices/checkbox.tsx';
import { Select } from '#design/choices/select.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import {
  type DeskServices,
  MAX_COVERS,
  MAX_SERVICE_NAME,
  MOST_SERVICES,
  saveServices,
} from '#orders/sold-services/desk.contract.ts';
import { PERIODS, periodText } from '#orders/sold-services/period.ts';
import { servicesChanged } from '#orders/sold-services/refusals.ts';
import { KINDS_OF_SERVICE, kindText, SERVICE_KINDS } from '#orders/sold-services/service.ts';
import {
  newService,
  readTypedServices,
  type TypedService,
  type TypedServices,
  typedServices,
} from '#orders/sold-services/typed-services.ts';
import { type FormInHand, useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import { LANGUAGES } from '#shared/language/languages.ts';
import { t } from '#shared/language/t.ts';
import styles from './services.module.css';

type InHand = FormInHand<TypedServices>;

/** All services and windows of a seller, saved together. */
export function ServicesForm({ stored }: { stored: DeskServices }) {
  // What is typed stays when somebody else has changed it: saving once more replaces their change.
  const [version, setVersion] = useState(stored.version);
  const form = useForm({
    start: typedServices(stored),
    send: typed => {
      const read = readTypedServices(typed);
      return 'draft' in read ? call(saveServices, { version, ...read.draft }) : read;
    },
    told: () => ({ title: t('orders.services.desk.saved'), tone: 'good' }),
    refused: ({ code, data }) => {
      if (code === servicesChanged.code) setVersion((data as DeskServices).version);
      return undefined;
    },
    onDone: ({ data }) => {
      setVersion(data.version);
      form.reset(typedServices(data));
    },
  });
  const titleId = useId();
  const { typed, change } = form;
  const [added, setAdded] = useState(0);
  return (
    <form {...form.props} className={styles.form}>
      <section aria-labelledby={`${titleId}-services`}>
        <h2 id={`${titleId}-services`} className={styles.title}>
          {t('orders.services.desk.services')}
        </h2>
        {typed.services.length === 0 && <p className={styles.empty}>{t('orders.services.desk.none')}</p>}
        {typed.services.map((service, at) => (
          <ServiceFields key={service.key} form={form} service={service} at={at} categories={stored.categories} />
        ))}
        <div className={styles.acts}>
          {SERVICE_KINDS.map(kind => (
            <Button
              key={kind}
              disabled={typed.services.length >= MOST_SERVICES}
              onClick={() => {
                setAdded(added + 1);
                change({ services: [...typed.services, newService(kind, `new ${added}`)] });
              }}
            >
              {t('orders.services.desk.add', { kind: kindText(kind) })}
            </Button>
          ))}
        </div>
      </section>
      <section aria-labelledby={`${titleId}-windows`}>
        <h2 id={`${titleId}-windows`} className={styles.title}>
          {t('orders.services.desk.windows')}
        </h2>
        <p className={styles.lead}>{t('orders.services.desk.windowsLead')}</p>
        <LargeCategories form={form} categories={stored.categories} />
        <Places form={form} />
      </section>
      {typed.exchange !== null && (
        <section aria-labelledby={`${titleId}-exchange`}>
          <h2 id={`${titleId}-exchange`} className={styles.title}>
            {t('orders.exchanges.desk.title')}
          </h2>
          <Checkbox
            checked={typed.exchange}
            onChange={event => change({ exchange: event.currentTarget.checked })}
            label={t('orders.exchanges.desk.take')}
            hint={t('orders.exchanges.desk.takeHint')}
          />
        </section>
      )}
      <div className={styles.foot}>
        <Button type="submit" tone="primary" busy={form.busy} busyLabel={t('orders.orders.saving')}>
          {t('orders.services.desk.save')}
        </Button>
        {form.isChanged && <p className={styles.unsaved}>{t('orders.services.desk.unsaved')}</p>}
      </div>
    </form>
  );
}

interface ServiceFieldsProps {
  form: InHand;
  service: TypedService;
  at: number;
  categories: DeskServices['categories'];
}

function ServiceFields({ form, service, at, categories }: ServiceFieldsProps) {
  const { services } = form.typed;
  const set = (more: Partial<TypedService>) =>
    form.change({ services: services.map((each, index) => (index === at ? { ...each, ...more } : each)) });
  const bound = (field: 'price' | 'sac' | 'gstRate' | 'pincodes' | 'days') => ({
    ...{ name: `services.${at}.${field}`, value: service[field], error: faultOf(form, `services.${at}.${field}`) },
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      set({ [field]: event.currentTarget.value }),
    autoComplete: 'off',
  });
  return (
    <fieldset className={styles.service}>
      <legend>{kindText(service.kind)}</legend>
      <Select
        name={`services.${at}.category`}
        label={t('orders.services.desk.category')}
        value={service.category}
        error={faultOf(form, `services.${at}.category`)}
        placeholder={t('orders.services.desk.all')}
        choices={categories.map(({ _id, name }) => ({ value: _id, label: name }))}
        onChange={event => set({ category: event.currentTarget.value })}
      />
      <TextField {...bound('price')} label={t('orders.services.desk.price')} sign="₹" inputMode="decimal" />
      {LANGUAGES.map(({ code, name }) => (
        <TextField
          key={code}
          name={code === 'en' ? `services.${at}.names` : undefined}
          lang={code}
          label={t('orders.services.desk.name', { language: name })}
          aside={code === 'en' ? undefined : t('design.optional')}
          value={service.names[code] ?? ''}
          error={code === 'en' ? faultOf(form, `services.${at}.names`) : undefined}
          maxLength={MAX_SERVICE_NAME}
          onChange={event => set({ names: { ...service.names, [code]: event.currentTarget.value } })}
        />
      ))}
      {LANGUAGES.map(({ code, name }) => (
        <TextField
          key={code}
          lang={code}
          className={styles.whole}
          label={t('orders.services.desk.covers', { language: name })}
          aside={t('design.optional')}
          value={service.covers[code] ?? ''}
          maxLength={MAX_COVERS}
          onChange={event => set({ covers: { ...service.covers, [code]: event.currentTarget.value } })}
        />
      ))}
      <TextField {...bound('sac')} label={t('orders.services.desk.sac')} inputMode="numeric" maxLength={6} />
      <TextField {...bound('gstRate')} label={t('orders.services.desk.gst')} inputMode="decimal" />
      {KINDS_OF_SERVICE[service.kind].isVisit && (
        <TextField {...bound('days')} label={t('orders.services.desk.days')} inputMode="numeric" maxLength={2} />
      )}
      <TextField
        {...bound('pincodes')}
        label={t('orders.services.desk.pincodes')}
        hint={t('orders.services.desk.pincodesHint')}
        aside={t('design.optional')}
      />
      <div className={styles.whole}>
        <Button tone="quiet" onClick={() => form.change({ services: services.filter((_, index) => index !== at) })}>
          {t('orders.services.desk.remove')}
        </Button>
      </div>
    </fieldset>
  );
}

function LargeCategories({ form, categories }: { form: InHand; categories: DeskServices['categories'] }) {
  const chosen = form.typed.categories;
  const nameOf = (id: string) => categories.find(({ _id }) => _id === id)?.name ?? id;
  return (
    <div className={styles.large}>
      <Select
        label={t('orders.services.desk.large')}
        value=""
        placeholder={t('orders.services.desk.addCategory')}
        choices={categories
          .filter(({ _id }) => !chosen.includes(_id))
          .map(({ _id, name }) => ({ value: _id, label: name }))}
        onChange={event => form.change({ categories: [...chosen, event.currentTarget.value] })}
      />
      <ul className={styles.chosen}>
        {chosen.map(id => (
          <li key={id}>
            {nameOf(id)}
            <Button
              tone="quiet"
              size="sm"
              aria-label={t('orders.services.desk.removeCategory', { name: nameOf(id) })}
              onClick={() => form.change({ categories: chosen.filter(each => each !== id) })}
            >
              {t('orders.services.desk.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const WEEKDAYS: readonly (readonly [number, string])[] = [
  [1, t('orders.services.desk.monday')],
  [2, t('orders.services.desk.tuesday')],
  [3, t('orders.services.desk.wednesday')],
  [4, t('orders.services.desk.thursday')],
  [5, t('orders.services.desk.friday')],
  [6, t('orders.services.desk.saturday')],
  [0, t('orders.services.desk.sunday')],
];

/** How many deliveries are made in each window. */
function Places({ form }: { form: InHand }) {
  const { places } = form.typed;
  const wrong = Object.keys(form.faults).find(field => field.startsWith('places.'));
  return (
    <>
      <table className={styles.places}>
        <caption>{t('orders.services.desk.places')}</caption>
        <thead>
          <tr>
            <td />
            {PERIODS.map(period => (
              <th key={period} scope="col">
                {periodText(period)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WEEKDAYS.map(([weekday, name]) => (
            <tr key={weekday}>
              <th scope="row">{name}</th>
              {PERIODS.map(period => (
                <td key={period}>
                  <TextField
                    label={t('orders.services.desk.placesOf', { day: name, time: periodText(period) })}
                    labelHidden
                    name={`places.${weekday} ${period}`}
                    value={places[`${weekday} ${period}`] ?? ''}
                    placeholder="0"
                    inputMode="numeric"
                    maxLength={4}
                    autoComplete="off"
                    onChange={event =>
                      form.change({ places: { ...places, [`${weekday} ${period}`]: event.currentTarget.value } })
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {wrong && (
        <p role="alert" className={styles.wrong}>
          {faultOf(form, wrong)}
        </p>
      )}
    </>
  );
}

/** Faults are named as the server names fields. */
function faultOf(form: InHand, field: string) {
  return (form.faults as Readonly<Record<string, string | undefined>>)[field];
}
