import { expect } from 'vitest';

/** A refusal of this type, as the typed client throws it. */
export const refusedAs = (type: { readonly code: string }) => expect.objectContaining({ code: type.code });
