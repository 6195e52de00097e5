/**
 * Delays in ms between checks whether a payment has arrived: short at first, because most confirmations take seconds.
 * After the last one the server keeps checking and sends a mail.
 */

export const PAYMENT_WAITS: readonly number[] = [2, 3, 5, 8, 12, 20, 30].map(seconds => seconds * 1000);
