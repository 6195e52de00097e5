import { readAnnouncements } from '#office/pages/announcement/announcement.contract.ts';
import { readPageText, savePageText } from '#office/pages/page-texts.contract.ts';
import type { Row } from '#test/rights/row.ts';

const ADMINISTRATORS = '401 403 403 403 403 403 200';
const TERMS = { page: 'terms', language: 'en' } as const;
const text = '# Terms\n\nBe kind.\n';

/** The words of the text pages, as those see them who write them. */
export const PAGE_TEXT_ROWS: readonly Row[] = [
  { call: 'GET /admin/pages/get', answers: ADMINISTRATORS, gives: 'data', send: () => ({}) },
  { call: 'GET /admin/announcements/get', answers: ADMINISTRATORS, gives: 'data', send: () => ({}) },
  {
    call: 'PUT /admin/announcements/save',
    answers: ADMINISTRATORS,
    gives: 'message data',
    send: async ({ shop, cast }) => {
      const [form] = (await (await shop.as(cast.admin)).call(readAnnouncements, {})).data;
      return { payload: { ...form, text: 'Festival offers', to: '/shop/listing' } };
    },
  },
  { call: 'GET /admin/pages/text', answers: ADMINISTRATORS, gives: 'data', send: () => ({ query: TERMS }) },
  {
    call: 'GET /admin/pages/version',
    answers: ADMINISTRATORS,
    gives: 'data',
    send: () => ({ query: { ...TERMS, version: '0' } }),
  },
  {
    call: 'POST /admin/pages/preview',
    answers: ADMINISTRATORS,
    gives: 'data',
    send: () => ({ payload: { ...TERMS, text } }),
  },
  {
    call: 'PUT /admin/pages/save',
    answers: ADMINISTRATORS,
    gives: 'message data',
    send: async ({ shop, cast }) => {
      const { version } = (await (await shop.as(cast.admin)).call(readPageText, TERMS)).data;
      return { payload: { ...TERMS, text, publish: true, version } };
    },
  },
  {
    call: 'PUT /admin/pages/discard',
    answers: ADMINISTRATORS,
    gives: 'message data',
    send: async ({ shop, cast }) => {
      const { call } = await shop.as(cast.admin);
      const { version } = (await call(readPageText, TERMS)).data;
      const { data } = await call(savePageText, { ...TERMS, text, publish: false, version });
      return { payload: { ...TERMS, version: data.version } };
    },
  },
];
