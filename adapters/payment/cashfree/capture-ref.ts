import { LinkId, OrderId } from './cashfree-words.ts';

/** Where money is found again: its link, the order that Cashfree made for it, and the payment. */
export interface CapturedAt {
  readonly link: string;
  readonly order: string;
  readonly payment: string;
}

export function captureRefOf({ link, order, payment }: CapturedAt): string {
  return `${link}/${order}/${payment}`;
}

/** Undefined if it is none of ours. */
export function readCaptureRef(ref: string): CapturedAt | undefined {
  const [link = '', order = '', payment = '', ...more] = ref.split('/');
  const isOurs = LinkId.safeParse(link).success && OrderId.safeParse(order).success && /^\w{1,40}$/.test(payment);
  return isOurs && more.length === 0 ? { link, order, payment } : undefined;
}
