/** The download of one's own data, below /api. */
export const ACCOUNT_EXPORT_PATH = '/account/export';
