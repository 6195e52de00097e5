import { useEffect, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Radio } from '#design/choices/radio.tsx';
import { Select } from '#design/choices/select.tsx';
import { FieldGroup } from '#design/fields/field-group.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { listExchangeModels, MAX_TYPED_IMEI, quoteExchange } from '#orders/exchanges/contract.ts';
import type { ExchangeAnswers } from '#orders/exchanges/exchange.ts';
import { forgetQuote, type KeptQuote, keepQuote, keptQuote } from '#orders/exchanges/kept-quotes.ts';
import { imeiInvalid } from '#orders/exchanges/refusals.ts';
import { readSerial } from '#orders/serials/read-serial.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { call } from '#shared/api/browser-call.ts';
import type { ProductId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { priceTag } from '#shared/money/money.ts';
import { dayText } from '#shared/time/dates.ts';
import styles from './exchange.module.css';

/** Quotes an old phone for a product; the quote is kept in this browser and chosen at the checkout. */
export function ExchangePanel({ productId }: { productId: ProductId }) {
  return <PanelOfProduct key={productId} productId={productId} />;
}

function PanelOfProduct({ productId }: { productId: ProductId }) {
  const [kept, setKept] = useState<KeptQuote>();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setKept(keptQuote(localStorage, productId, new Date())), [productId]);
  return (
    <section className={styles.box} aria-label={t('orders.exchanges.panel.title')}>
      <b>{t('orders.exchanges.panel.title')}</b>
      <div aria-live="polite">
        {kept ? (
          <>
            <p>{t('orders.exchanges.panel.quote', { value: priceTag(kept.value), model: kept.model })}</p>
            <p className={styles.text}>
              {t('orders.exchanges.panel.quoteText', { day: dayText(new Date(kept.expiresAt)) })}
            </p>
          </>
        ) : (
          <p className={styles.text}>{t('orders.exchanges.panel.lead')}</p>
        )}
      </div>
      {isOpen ? (
        <QuoteForm
          productId={productId}
          onClose={() => setOpen(false)}
          onQuoted={quote => {
            keepQuote(localStorage, quote);
            setKept(quote);
            setOpen(false);
          }}
        />
      ) : (
        <div className={styles.acts}>
          <Button size="sm" onClick={() => setOpen(true)}>
            {kept ? t('orders.exchanges.panel.again') : t('orders.exchanges.panel.open')}
          </Button>
          {kept && (
            <Button
              size="sm"
              tone="quiet"
              onClick={() => {
                forgetQuote(localStorage, productId);
                setKept(undefined);
              }}
            >
              {t('orders.exchanges.panel.remove')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

type Question = keyof ExchangeAnswers;

/** Asked when it is shown, in the language of the page. */
const questions = (): readonly (readonly [Question, string])[] => [
  ['switchesOn', t('orders.exchanges.ask.switchesOn')],
  ['screenIsWhole', t('orders.exchanges.ask.screenIsWhole')],
  ['allWorks', t('orders.exchanges.ask.allWorks')],
  ['looksGood', t('orders.exchanges.ask.looksGood')],
];

interface QuoteFormProps {
  productId: ProductId;
  onQuoted: (quote: KeptQuote) => void;
  onClose: () => void;
}

function QuoteForm({ productId, onQuoted, onClose }: QuoteFormProps) {
  const asked = useAnswer(listExchangeModels, {});
  const form = useForm({
    start: { brand: '', model: '', imei: '', switchesOn: '', screenIsWhole: '', allWorks: '', looksGood: '' },
    send: ({ brand, model, imei, ...said }) => {
      const choose = t('orders.exchanges.panel.choose');
      // What does not switch on can't be asked about anything else.
      const isOff = said.switchesOn === 'no';
      const open = questions().filter(([name]) => said[name] === '' && !(isOff && name !== 'switchesOn'));
      const faults = {
        ...(brand === '' && { brand: choose }),
        ...(model === '' && { model: choose }),
        ...Object.fromEntries(open.map(([name]) => [name, choose])),
        ...(readSerial('imei', imei) === undefined && { imei: imeiInvalid().message }),
      };
      if (Object.keys(faults).length > 0) return { faults };
      const yes = (name: Question) => said[name] === 'yes';
      const answers = {
        ...{ switchesOn: yes('switchesOn'), screenIsWhole: yes('screenIsWhole') },
        ...{ allWorks: yes('allWorks'), looksGood: yes('looksGood') },
      };
      return call(quoteExchange, { productId, brand, model, imei, answers });
    },
    onDone: ({ data: { _id: quoteId, model, value, expiresAt } }) =>
      onQuoted({ quoteId, productId, model, value, expiresAt: expiresAt.toISOString() }),
  });
  if (asked.problem)
    return (
      <div className={styles.acts} role="alert">
        <span>{t('orders.exchanges.panel.failed')}</span>
        <Button size="sm" busy={asked.isAsking} onClick={asked.askAgain}>
          {t('orders.exchanges.panel.retry')}
        </Button>
      </div>
    );
  const models = asked.answer?.data;
  if (!models) return <p className={styles.text}>{t('orders.exchanges.panel.loading')}</p>;
  const { typed, faults } = form;
  const brands = [...new Set(models.map(({ brand }) => brand))];
  return (
    <form {...form.props} className={styles.form}>
      <Select
        {...form.bound('brand')}
        label={t('orders.exchanges.panel.brand')}
        placeholder={t('orders.exchanges.panel.choose')}
        choices={brands.map(brand => ({ value: brand, label: brand }))}
        onChange={event => form.change({ brand: event.currentTarget.value, model: '' })}
      />
      <Select
        {...form.bound('model')}
        label={t('orders.exchanges.panel.model')}
        placeholder={t('orders.exchanges.panel.choose')}
        disabled={typed.brand === ''}
        choices={models
          .filter(({ brand }) => brand === typed.brand)
          .map(({ model }) => ({ value: model, label: model }))}
      />
      {questions()
        .filter(([name]) => name === 'switchesOn' || typed.switchesOn !== 'no')
        .map(([name, question]) => (
          <FieldGroup key={name} legend={question} error={faults[name]}>
            <div className={styles.answers}>
              <Radio
                name={name}
                checked={typed[name] === 'yes'}
                onChange={() => form.change({ [name]: 'yes' })}
                label={t('orders.exchanges.answer.yes')}
              />
              <Radio
                name={name}
                checked={typed[name] === 'no'}
                onChange={() => form.change({ [name]: 'no' })}
                label={t('orders.exchanges.answer.no')}
              />
            </div>
          </FieldGroup>
        ))}
      <TextField
        {...form.bound('imei')}
        label={t('orders.exchanges.panel.imei')}
        hint={t('orders.exchanges.panel.imeiHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={MAX_TYPED_IMEI}
      />
      <div className={styles.acts}>
        <Button type="submit" busy={form.busy}>
          {t('orders.exchanges.panel.ask')}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          {t('design.cancel')}
        </Button>
      </div>
    </form>
  );
}
