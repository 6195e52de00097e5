import { StatusMark, type StatusMarkProps } from '#design/data/status-mark.tsx';
import { ORDER_STATUS_LABELS, type OrderStatus } from '#orders/orders/order-status.ts';

/** Green for confirmed, red for rejected, otherwise neutral; the shape shows the progress. */
const LOOKS: Readonly<Record<OrderStatus, Pick<StatusMarkProps, 'shape' | 'tone'>>> = {
  pending: { shape: 'ring' },
  confirmed: { shape: 'disc', tone: 'good' },
  inProcess: { shape: 'half' },
  inShipping: { shape: 'threeQuarter' },
  delivered: { shape: 'disc' },
  rejected: { shape: 'disc', tone: 'bad' },
  cancelled: { shape: 'stroke', tone: 'muted' },
};

export type OrderStatusMarkProps = Pick<StatusMarkProps, 'className'> & {
  status: OrderStatus;
  /** Defaults to the status label. */
  children?: StatusMarkProps['children'];
};

export function OrderStatusMark({ status, children = ORDER_STATUS_LABELS[status], className }: OrderStatusMarkProps) {
  return (
    <StatusMark {...LOOKS[status]} className={className}>
      {children}
    </StatusMark>
  );
}
