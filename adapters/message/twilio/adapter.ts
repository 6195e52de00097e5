import { AdapterFailed, defineAdapter, type ServiceAnswer } from '#shared/ports/adapter.ts';

const API = 'https://api.twilio.com/2010-04-01/Accounts';

/** Twilio Messaging: https://www.twilio.com/docs/messaging/api/message-resource */
export const adapter = defineAdapter({
  port: 'message',
  name: 'twilio',
  title: 'Twilio',
  about: {
    en: 'Sends SMS or WhatsApp messages. In India, register your sender and your templates (DLT) with an operator first.',
    hi: 'SMS या WhatsApp संदेश भेजता है। भारत में पहले किसी ऑपरेटर के पास अपना सेंडर और टेम्पलेट (DLT) रजिस्टर करें।',
  },
  help: 'https://www.twilio.com/docs/messaging/api/message-resource',
  fields: {
    accountSid: {
      label: { en: 'Account SID' },
      kind: 'text',
      pattern: /^AC[0-9a-f]{32}$/,
      fault: { en: 'Enter AC and 32 characters, as in the Twilio console', hi: 'Twilio कंसोल जैसा AC और 32 अक्षर डालें' },
    },
    authToken: {
      label: { en: 'Auth token' },
      kind: 'secret',
      pattern: /^[0-9a-f]{32}$/,
      fault: { en: 'Enter the 32 characters of the auth token', hi: 'Auth token के 32 अक्षर डालें' },
    },
    sender: {
      label: { en: 'Sender', hi: 'सेंडर' },
      hint: {
        en: 'A number such as +15005550006, a sender ID such as BIJLIB, or a messaging service (MG…)',
        hi: '+15005550006 जैसा नंबर, BIJLIB जैसी सेंडर ID, या मैसेजिंग सर्विस (MG…)',
      },
      kind: 'text',
      pattern: /^(\+[1-9]\d{6,14}|MG[0-9a-f]{32}|[A-Za-z0-9 ]{1,11})$/,
      fault: { en: 'Enter a number with +, a sender ID or MG…', hi: '+ वाला नंबर, सेंडर ID या MG… डालें' },
    },
    way: {
      label: { en: 'Sends by', hi: 'किससे भेजें' },
      kind: 'choice',
      choices: { sms: { en: 'SMS' }, whatsapp: { en: 'WhatsApp' } },
    },
  },
  connect({ accountSid, authToken, sender, way }, { ask }) {
    const authorization = `Basic ${btoa(`${accountSid}:${authToken}`)}`;
    const address = (number: string) => (way === 'whatsapp' ? `whatsapp:${number}` : number);
    return {
      async test() {
        const answer = await ask({ method: 'GET', url: `${API}/${accountSid}.json`, headers: { authorization } });
        const { friendly_name: name, status } = read(answer, 200);
        if (typeof name !== 'string') throw notUnderstood();
        if (status !== 'active') throw new AdapterFailed('denied', `The Twilio account is ${String(status)}.`);
        return name;
      },
      async send({ to, text }) {
        const from = sender.startsWith('MG') ? { MessagingServiceSid: sender } : { From: address(sender) };
        const answer = await ask({
          method: 'POST',
          url: `${API}/${accountSid}/Messages.json`,
          headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ To: address(to), Body: text, ...from }).toString(),
        });
        const { sid, error_code: code } = read(answer, 201);
        if (typeof sid !== 'string') throw notUnderstood();
        if (typeof code === 'number') throw new AdapterFailed('refused', `Twilio error ${code}`);
      },
    };
  },
});

/** The object of an answer. @throws AdapterFailed by status; Twilio names its own errors by number */
function read({ status, json }: ServiceAnswer, wanted: number): Readonly<Record<string, unknown>> {
  const body = typeof json === 'object' && json !== null ? (json as Readonly<Record<string, unknown>>) : undefined;
  if (status === wanted && body) return body;
  if (typeof body?.code !== 'number') throw notUnderstood(status);
  const words = `Twilio error ${body.code}`;
  if (status === 401 || status === 403) throw new AdapterFailed('denied', words);
  throw new AdapterFailed(status >= 400 && status < 500 && status !== 429 ? 'refused' : 'unavailable', words);
}

function notUnderstood(status?: number): AdapterFailed {
  return new AdapterFailed(
    'unavailable',
    `Twilio gave an answer that it does not document${status ? `: ${status}` : ''}.`,
  );
}
