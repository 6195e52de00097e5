import * as adminPaths from '#shared/admin-paths.ts';
import { listAddress, readChoice, readPage } from '#shared/list-address.ts';
import { JOB_VIEWS, type JobView } from './contract.ts';

/** What the screen of failed jobs shows, as its address says it. */
export interface JobsState {
  readonly show: JobView;
  readonly page: number;
}

/** Reads the address; what makes no sense there counts as not said. */
export function readJobs(params: URLSearchParams): JobsState {
  return { show: readChoice(params, 'show', JOB_VIEWS) ?? 'given-up', page: readPage(params) };
}

/** The address of the screen; what is as usual is left out of it. */
export function jobsHref({ show, page }: Partial<JobsState>): string {
  return listAddress(adminPaths.jobs, { show: show === 'given-up' ? undefined : show, page });
}
