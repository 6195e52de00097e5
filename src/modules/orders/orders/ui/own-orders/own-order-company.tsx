import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { useToast } from '#design/toasts/toast-context.ts';
import { changeCompany } from '#orders/orders/companies/company.contract.ts';
import type { OrderDetail } from '#orders/orders/order.schema.ts';
import { isLive, isOnTheWay } from '#orders/orders/order-status.ts';
import type { Company } from '#people/addresses/company/company.contract.ts';
import { BLANK_COMPANY } from '#people/addresses/company/company-draft.ts';
import { CompanyForm } from '#people/addresses/ui/company-form.tsx';
import { CompanyText } from '#people/addresses/ui/company-text.tsx';
import { useCompany } from '#people/addresses/ui/use-company.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
import styles from './own-order-details.module.css';

type OwnOrderCompanyProps = { order: OrderDetail; heading: 'h2' | 'h3'; onChanged: () => void };

/** Whom the order is invoiced to, if it is a business, and a way to change it until something has shipped. */
export function OwnOrderCompany({ order, heading: Heading, onChanged }: OwnOrderCompanyProps) {
  const [isOpen, setOpen] = useState(false);
  const { company, parts } = order;
  const isFinal = parts.some(({ orderStatus, documents }) => isOnTheWay(orderStatus) || documents.length > 0);
  const mayChange = !isFinal && parts.some(({ orderStatus }) => isLive(orderStatus));
  if (!company && !mayChange) return null;
  return (
    <section>
      <Heading className={styles.heading}>{t('orders.orders.company.title')}</Heading>
      <p className={styles.company}>{company ? <CompanyText company={company} /> : t('orders.orders.company.none')}</p>
      {mayChange && (
        <Button size="sm" onClick={() => setOpen(true)}>
          {company ? t('orders.orders.company.change') : t('orders.orders.company.add')}
        </Button>
      )}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('orders.orders.company.changeTitle')}>
        <CompanyOfOrder
          order={order}
          onDone={() => {
            setOpen(false);
            onChanged();
          }}
        />
      </Dialog>
    </section>
  );
}

/** The form, filled in with what the order has or else what the account has saved. */
function CompanyOfOrder({ order: { _id: orderId, company }, onDone }: { order: OrderDetail; onDone: () => void }) {
  const own = useCompany();
  const { show } = useToast();
  const { act, isActing } = useAct({ onStale: onDone });
  const saved = own.hasFailed ? null : own.company;
  if (!company && saved === undefined) return null;
  const change = (to: Company | null) => call(changeCompany, { orderId, company: to });
  return (
    <>
      <p className={styles.until}>{t('orders.orders.company.until')}</p>
      <CompanyForm
        initial={company ?? saved ?? BLANK_COMPANY}
        onSave={change}
        onSaved={({ message: title }) => {
          show({ tone: 'good', title });
          onDone();
        }}
        more={
          company && (
            <Button
              tone="quiet"
              busy={isActing}
              onClick={() => void act(() => change(null)).then(done => done && onDone())}
            >
              {t('orders.orders.company.remove')}
            </Button>
          )
        }
      />
    </>
  );
}
