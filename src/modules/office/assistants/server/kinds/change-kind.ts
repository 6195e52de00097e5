import type * as z from 'zod/mini';
import type { ChangedFact, Difference } from '#office/assistants/suggested-change.ts';
import type { ActorCtx, TxCtx } from '#platform/context.ts';
import type { Scope } from '#shared/api/scopes.ts';

/** What a change is about and what would differ, as it is now. */
export interface SeenChange {
  readonly subject: string;
  readonly about: string | null;
  readonly changes: readonly Difference[];
}

/** What a confirmed change has done. */
export interface Applied {
  /** What the person is told instead of “done”, in the language of the request. */
  readonly message?: string;
  /** What has not changed yet. */
  readonly waits?: ReadonlySet<ChangedFact>;
}

/** A kind of change that programs may suggest. */
export interface KindOfChange<Input = never> {
  readonly tool: { readonly name: string; readonly title: string; readonly description: string };
  /**
   * What a key must be allowed to suggest it: to read what it is about. The change itself is the person's, so a program
   * needs no key that writes.
   */
  readonly scope: Scope;
  readonly input: z.core.$ZodType;
  /** Reads with locks what it would change, within the reach of the person. @throws refusals of its feature */
  readonly look: (tx: ActorCtx<TxCtx>, input: Input) => Promise<SeenChange>;
  /** Counts limits of its feature, before the transaction. */
  readonly spend?: (ctx: ActorCtx) => Promise<void>;
  /**
   * Does it, in the transaction of the confirmation.
   * @param seen what has just been seen that it would change
   * @throws refusals of its feature; nothing has changed then
   */
  readonly apply: (tx: ActorCtx<TxCtx>, input: Input, seen: readonly Difference[]) => Promise<Applied>;
}

/** A kind whose functions are checked against what it takes. */
export function kindOfChange<Input extends z.core.$ZodType>(
  kind: Omit<KindOfChange<z.core.output<Input>>, 'input'> & { readonly input: Input },
): KindOfChange<z.core.output<Input>> {
  return kind;
}
