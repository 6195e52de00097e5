/**
 * What is wrong with a value, for schemas of contracts. They name it, because browsers load them and never say it; the server
 * does, in the language of the request (`platform/http/serving/value-faults.ts`).
 * @example z.regex(UUID, 'uuid' satisfies ValueFault)
 */
export type ValueFault = 'blank' | 'change' | 'day' | 'decimals' | 'month' | 'twice' | 'uuid' | 'whole';
