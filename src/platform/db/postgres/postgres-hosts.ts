/** One address for each host of a libpq address with several: `//user@one:5432,two/shop`. */
export function hostsOf(url: string): string[] {
  const [, head = '', hosts = '', rest = ''] = /^([a-z]+:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(url) ?? [];
  return hosts.split(',').map(host => `${head}${host}${withoutTarget(rest)}`);
}

/** Removes `target_session_attrs`, which the driver doesn't know; we always look for the writable host. */
function withoutTarget(rest: string): string {
  return rest.replace(/([?&])target_session_attrs=[^&]*&?/, '$1').replace(/[?&]$/, '');
}

/** Which of several hosts new connections use: the last that accepted writes. */
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

  /** Moves on to the next host, unless another connection already did. */
  leave(url: string): void {
    if (this.url === url) this.#at = (this.#at + 1) % this.count;
  }
}
