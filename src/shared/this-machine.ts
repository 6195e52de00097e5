/** Whether a host name means the computer that asks. */
export function isThisMachine(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
