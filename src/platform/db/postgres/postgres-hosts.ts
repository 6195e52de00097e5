/** One address for each host of an address that names several, the way libpq writes them: `//user@one:5432,two/shop`. */
export function hostsOf(url: string): string[] {
  const [, head = '', hosts = '', rest = ''] = /^([a-z]+:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(url) ?? [];
  return hosts.split(',').map(host => `${head}${host}${withoutTarget(rest)}`);
}

/** That the one which takes writes is wanted goes without saying; the driver knows no such parameter. */
function withoutTarget(rest: string): string {
  return rest.replace(/([?&])target_session_attrs=[^&]*&?/, '$1').replace(/[?&]$/, '');
}

/** Which of several hosts new connections go to: the last one that took writes, until it does no more. */
export class WritableHost {
  readonly #urls: readonly string[];
  #at = 0;

  constructor(url: string) {
    this.#urls = hostsOf(url);
  }

  get url(): string {
    return this.#urls[this.#at] ?? '';
  }

  get count(): number {
    return this.#urls.length;
  }

  /** Goes on to the next one, unless somebody else has meanwhile. */
  leave(url: string): void {
    if (this.url === url) this.#at = (this.#at + 1) % this.count;
  }
}
