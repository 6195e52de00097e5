import * as adminPaths from '#shared/paths/admin-paths.ts';
import { listAddressOf } from '#shared/paths/list-address.ts';

/** The address of the list of mails. */
export const mailsAddress = listAddressOf(adminPaths.mails, {});
