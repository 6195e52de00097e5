export type * from './api.ts';
export { type Call, type CallOptions, type Client, type ClientOptions, createClient, newKey } from './client.ts';
export { each } from './each.ts';
export { isRefusal, type LocalCode, ShopError } from './refusal.ts';
export { upload } from './upload.ts';
