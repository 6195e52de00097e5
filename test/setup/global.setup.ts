import type { TestProject } from 'vitest/node';
import { makeTemplate } from '#test/postgres/migrated.ts';
import { startPostgres } from '#test/postgres/postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's PostgreSQL; make a database of your own on it with `freshDatabase`. */
    postgresUrl: string;
    /** The folder of its socket, if it has one. */
    postgresSocket: string | undefined;
  }
  interface TaskMeta {
    /** What a long test has measured, for the dated report: name and value with its unit. */
    figures?: Record<string, string>;
  }
}

/** One PostgreSQL for the whole run, gone when the run is. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgres({ durable: false });
  await makeTemplate(cluster.url);
  project.provide('postgresUrl', cluster.url);
  project.provide('postgresSocket', cluster.socket);
  return () => cluster.stop();
}
