import type { Row } from '#test/rights/row.ts';

/** How the shop is. */
export const STATUS_ROWS: readonly Row[] = [
  {
    call: 'GET /admin/status/get',
    answers: '401 403 403 403 403 403 200',
    gives: 'data',
    send: () => ({}),
  },
];
