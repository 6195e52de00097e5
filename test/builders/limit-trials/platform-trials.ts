import { tooManyPayments } from '#orders/settlement/contract.ts';
import { tooManyRequests } from '#shared/api/problems.ts';
import type { Shop } from '#src/shop.ts';
import type { Answer, TrialKit } from './trial-kit.ts';
import type { Trials } from './trials.ts';

/** Limits of a network whatever it asks for. */
export function platformTrials({ post }: TrialKit) {
  async function get(url: string): Promise<Answer> {
    const answer = await fetch(url);
    const { code, message } = (await answer.json()) as { code?: string; message?: string };
    return { status: answer.status, code, message, retryAfter: answer.headers.get('retry-after') ?? undefined };
  }

  return {
    'message.network': async at => ({
      refusal: tooManyPayments.code,
      before: { times: 50, who: '192.0.2.3' },
      act: () => post(at, '/api/payments/sandbox/webhook', {}, { 'x-forwarded-for': '192.0.2.3' }),
    }),
    'work.network': async at => {
      const url = await listening(at);
      return { refusal: tooManyRequests.code, act: turn => get(`${url}/api/shop/products/get?page=${turn + 1}`) };
    },
    'nowhere.network': async at => {
      const url = await listening(at);
      return { refusal: tooManyRequests.code, act: turn => get(`${url}/wp-admin/${turn}.php`) };
    },
  } satisfies Partial<Trials>;
}

async function listening({ app }: Shop): Promise<string> {
  return app.server.listening ? app.listeningOrigin : app.listen({ port: 0, host: '127.0.0.1' });
}
