import { root, toolEnv, toolNode } from './node.mjs';
import { run } from './run.mjs';
import { Readable, step } from './say.mjs';

/**
 * Makes sure of PostgreSQL and Chromium, which the tests and measurements use for real.
 * A long run needs PgBouncer besides.
 * @throws Readable with the command to type where they can't be installed without asking
 */
export function ensurePrograms({ long = false } = {}) {
  return step('Looking for PostgreSQL and Chromium', async tell => {
    const { code, output } = await run(toolNode(), ['test/needed-programs.ts'], {
      cwd: root,
      env: toolEnv(long ? { LONG: '1' } : {}),
      onLine: line => {
        if (line.startsWith('Installing')) tell(line);
      },
    });
    if (code !== 0) throw new Readable(output.trim());
    tell('');
  });
}
