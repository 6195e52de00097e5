import * as adminPaths from '#shared/paths/admin-paths.ts';
import { listAddressOf, oneOf } from '#shared/paths/list-address.ts';
import { JOB_VIEWS } from './contract.ts';

/** What the screen of failed jobs shows; those that failed for good unless said otherwise. */
export const jobsAddress = listAddressOf(adminPaths.jobs, { show: oneOf(JOB_VIEWS, 'given-up') });
