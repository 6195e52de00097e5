import * as adminPaths from '#shared/paths/admin-paths.ts';
import { listAddressOf, oneOf } from '#shared/paths/list-address.ts';
import { JOB_VIEWS } from './contract.ts';

/** Filters of the job list; by default, jobs that are not retried any more. */
export const jobsAddress = listAddressOf(adminPaths.jobs, { show: oneOf(JOB_VIEWS, 'given-up') });
