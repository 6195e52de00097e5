import type { SellerId } from '#shared/id.ts';

/** The two decisions about a seller, as the API takes them. */
export const approval = (_id: SellerId) => ({ _id, status: 'Approved' }) as const;
export const rejection = (_id: SellerId, reason: string) => ({ _id, status: 'Rejected', reason }) as const;
