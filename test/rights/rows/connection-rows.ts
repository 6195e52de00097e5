import { connectionIncomplete } from '#shop/connections/contract.ts';
import type { Row } from '#test/rights/row.ts';
import { PASSWORD } from '#test/rights/scene.ts';

const ADMINISTRATORS = '401 403 403 403 403 403 200';
const params = { port: 'message', name: 'twilio' };

export const CONNECTION_ROWS: readonly Row[] = [
  { call: 'GET /admin/connections/get', answers: ADMINISTRATORS, gives: 'data fixed', send: () => ({}) },
  {
    call: 'PUT /admin/connections/edit/:port/:name',
    answers: ADMINISTRATORS,
    gives: 'message data',
    send: () => ({ params, payload: { values: { sender: 'BIJLIB' }, password: PASSWORD } }),
  },
  {
    call: 'POST /admin/connections/test/:port/:name',
    on: 'a service that is not set up',
    answers: '401 403 403 403 403 403 409',
    gives: 'works message data',
    refusal: connectionIncomplete,
    send: () => ({ params, payload: {} }),
  },
  {
    call: 'DELETE /admin/connections/delete/:port/:name',
    answers: ADMINISTRATORS,
    gives: 'message',
    send: () => ({ params }),
  },
];
