/** A failed page in words. */
export interface Failure {
  readonly kind: 'missing' | 'gone' | 'offline' | 'broken';
  readonly status: number | undefined;
  readonly title: string;
  readonly text: string;
}

/** Which failure a status is. What has no status never reached the shop, or broke on the way. */
export function failureOf(status: number | undefined, message: string | undefined, offline: boolean): Failure {
  if (status === 410)
    return {
      kind: 'gone',
      status,
      title: message ?? 'This is no longer here.',
      text: 'It has left the shop for good. Something much like it is surely there.',
    };
  if (status !== undefined && status >= 400 && status < 500)
    return {
      kind: 'missing',
      status,
      title: message ?? "page doesn't exists",
      text: 'The address may be mistyped, or what it led to has moved.',
    };
  if (offline)
    return {
      kind: 'offline',
      status: undefined,
      title: 'You are offline',
      text: 'Your cart is safe on this device. Try again once you are back on the network.',
    };
  return {
    kind: 'broken',
    status,
    title: 'This page could not be shown',
    text: 'The fault is ours, and it is written down. Please try again in a moment.',
  };
}
