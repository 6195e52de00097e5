import { isGivenUp } from '#platform/occasion.ts';

/** The request timed out and was answered 503. It is aborted, because the client will retry. */
export class RequestGivenUp extends Error {
  constructor() {
    super('the request was answered 503 for taking too long, and is not carried on');
    this.name = 'RequestGivenUp';
  }
}

/**
 * Blocks statements of a request that timed out, except rollback.
 * @throws RequestGivenUp
 */
export function refuseWhenGivenUp(statement: string): void {
  if (isGivenUp() && statement !== 'rollback') throw new RequestGivenUp();
}
