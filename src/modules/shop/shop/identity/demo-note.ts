/** Shown in a demo wherever the company is named. */
export const DEMO_NOTE = 'This is a demo shop: the company is invented and nothing is delivered.';
