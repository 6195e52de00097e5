/**
 * How long to wait before each further question whether a payment has arrived, in milliseconds: soon at first, because
 * most words come within seconds, then ever more rarely. After the last the shop asks by itself and sends a mail.
 */
export const PAYMENT_WAITS: readonly number[] = [2, 3, 5, 8, 12, 20, 30].map(seconds => seconds * 1000);
