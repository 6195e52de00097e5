const COMMAND_COMPLETE = 'C'.charCodeAt(0);
const READY = 'Z'.charCodeAt(0);
/** A message of PostgreSQL: its kind in one byte, then its length, which counts itself. */
const HEAD_LENGTH = 5;

/** Cuts what PostgreSQL sends into answers, one for each statement: those to statements sent together come in one piece. */
export class AnswerCutter {
  /** A message whose rest has not come yet. */
  #begun: Buffer = Buffer.alloc(0);

  take(bytes: Buffer): Buffer[] {
    const all = Buffer.concat([this.#begun, bytes]);
    const answers: Buffer[] = [];
    let from = 0;
    let at = 0;
    for (let next = endOfMessage(all, at); next <= all.length; next = endOfMessage(all, at)) {
      const kind = all[at];
      at = next;
      if (kind !== COMMAND_COMPLETE && kind !== READY) continue;
      answers.push(all.subarray(from, at));
      from = at;
    }
    // What is no answer to a statement: a greeting, a notification.
    if (at > from) answers.push(all.subarray(from, at));
    this.#begun = all.subarray(at);
    return answers;
  }
}

function endOfMessage(bytes: Buffer, at: number): number {
  return at + HEAD_LENGTH > bytes.length ? Number.POSITIVE_INFINITY : at + 1 + bytes.readInt32BE(at + 1);
}
