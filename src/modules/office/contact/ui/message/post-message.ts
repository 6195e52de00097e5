import type { sendMessage } from '#office/contact/contract.ts';
import type { ContactMessage } from '#office/contact/message.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import type { ProblemBody } from '#shared/api/problem.ts';

/**
 * Sends a message by a plain request. The typed client would be loaded only now, and a browser that failed to load it
 * once, without a network, does not try again until the page is left: nobody could send what they have written.
 * @throws when there is no answer that can be read
 */
export async function postMessage(message: ContactMessage): Promise<WireAnswerOf<typeof sendMessage> | ProblemBody> {
  const answer = await fetch('/api/common/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
  return answer.json();
}
