/** The facade of the demo: the only file here that `src` imports. */

export { loadDemo } from '#demo/loading/load-demo.ts';
export { DEMO_LOGINS, DEMO_PASSWORD } from '#demo/people/logins.ts';
export { readDemoPicture } from './demo-pictures.ts';
