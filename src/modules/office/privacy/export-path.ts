/** Where everything about oneself can be had, below /api. A plain link leads there, so that the browser itself saves the file. */
export const ACCOUNT_EXPORT_PATH = '/account/export';
