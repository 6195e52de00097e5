/** What the server has said of a PIN code, and when. */
export interface PinFacts {
  readonly pincode: string;
  /** GST code of its state; null where the shop does not deliver. */
  readonly state: string | null;
  readonly at: number;
}

const WRITTEN = /^(\d{6}) (\d\d|-) (\d+)$/;

/** “560001 29 1764140000000”, with “-” for a PIN code that is not served. */
export function writeFacts({ pincode, state, at }: PinFacts): string {
  return `${pincode} ${state ?? '-'} ${at}`;
}

/** @returns undefined if the text is about another PIN code, or about none */
export function readFacts(text: string, pincode: string): PinFacts | undefined {
  const [, about, state = '-', at] = WRITTEN.exec(text) ?? [];
  return about === pincode ? { pincode, state: state === '-' ? null : state, at: Number(at) } : undefined;
}
