import { sendMessage } from '#features/contact/contract.ts';
import type { Message } from '#features/contact/message.ts';
import { call } from '#shared/browser-call.ts';

/** Sends a message. In a file of its own, so that the page loads the client of the API only for who writes. */
export function postMessage(message: Message) {
  return call(sendMessage, message);
}
