interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly name?: string;
  readonly resolved?: string;
}
interface Lock {
  readonly packages: Readonly<Record<string, Locked>>;
}
export function lockWithAddresses(lock: Lock, config: Readonly<Record<string, unknown>>): Lock;
