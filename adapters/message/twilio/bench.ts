import type { MessageBench, ServiceReply } from '#shared/ports/bench.ts';
import type { TextMessage } from '#shared/ports/message-port.ts';

const SID = `AC${'0a'.repeat(16)}`;
const TOKEN = '1b'.repeat(16);
const SENDER = '+15005550006';
const UNREACHABLE = '+919000000001';

/** Twilio as its documentation describes it, with the errors that it lists. */
export function bench(): MessageBench {
  const sent: TextMessage[] = [];
  const settings = { accountSid: SID, authToken: TOKEN, sender: SENDER, way: 'sms' };
  const wrong = (status: number, code: number): ServiceReply => ({
    status,
    body: { code, message: 'not so', more_info: `https://www.twilio.com/docs/errors/${code}`, status },
  });
  return {
    settings,
    wrong: { ...settings, authToken: '2c'.repeat(16) },
    refusedNumber: UNREACHABLE,
    sent: () => sent,
    answer({ origin, method, path, headers, text }) {
      const account = `/2010-04-01/Accounts/${SID}`;
      if (origin !== 'https://api.twilio.com') return wrong(404, 20404);
      if (headers.authorization !== `Basic ${btoa(`${SID}:${TOKEN}`)}`) return wrong(401, 20003);
      if (method === 'GET' && path === `${account}.json`)
        return { status: 200, body: { sid: SID, friendly_name: 'Bijli Bazaar', status: 'active', type: 'Full' } };
      if (method !== 'POST' || path !== `${account}/Messages.json`) return wrong(404, 20404);
      if (headers['content-type'] !== 'application/x-www-form-urlencoded') return wrong(400, 21602);
      const form = new URLSearchParams(text);
      const [to, body] = [form.get('To') ?? '', form.get('Body') ?? ''];
      if (form.get('From') !== SENDER) return wrong(400, 21603);
      if (!/^\+[1-9]\d{6,14}$/.test(to)) return wrong(400, 21211);
      if (to === UNREACHABLE) return wrong(400, 21610);
      if (body === '') return wrong(400, 21602);
      if (body.length > 1600) return wrong(400, 21617);
      sent.push({ to, text: body });
      return {
        status: 201,
        body: { sid: `SM${'3d'.repeat(16)}`, status: 'queued', to, body, error_code: null, error_message: null },
      };
    },
  };
}
