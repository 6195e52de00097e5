/** The download of one's own data, below /api. A plain link opens it, so that the browser saves the file. */
export const ACCOUNT_EXPORT_PATH = '/account/export';
