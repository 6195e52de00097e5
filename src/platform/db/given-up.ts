import { isGivenUp } from '#platform/occasion.ts';

/** The request was answered 503 for taking too long: what is left of it is not done, because its sender will ask again. */
export class RequestGivenUp extends Error {
  constructor() {
    super('the request was answered 503 for taking too long, and is not carried on');
    this.name = 'RequestGivenUp';
  }
}

/**
 * Keeps a request that was given up from reading, writing and committing. What it has begun may be rolled back.
 * @throws RequestGivenUp
 */
export function refuseWhenGivenUp(statement: string): void {
  if (isGivenUp() && statement !== 'rollback') throw new RequestGivenUp();
}
