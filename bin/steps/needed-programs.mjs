import { root, toolEnv, toolNode } from './node.mjs';
import { run } from './run.mjs';
import { Readable, step } from './say.mjs';

/**
 * Makes sure of PostgreSQL and Chromium, which the tests and measurements use for real.
 * Tests need nginx besides (`proxy`), and a long run PgBouncer. `brought` ends when what was begun before has ended.
 * @throws Readable with the command to type where they can't be installed without asking
 */
export function ensurePrograms({ long = false, proxy = false, brought = Promise.resolve() } = {}) {
  return step(`Checking for ${proxy ? 'PostgreSQL, Chromium and nginx' : 'PostgreSQL and Chromium'}`, async tell => {
    await brought;
    const { code, output } = await run(toolNode(), ['test/setup/needed-programs.ts'], {
      cwd: root,
      env: toolEnv({ ...(long && { LONG: '1' }), ...(proxy && { PROXY: '1' }) }),
      onLine: line => {
        if (line.startsWith('Installing')) tell(line);
      },
    });
    if (code !== 0) throw new Readable(output.trim());
    tell('');
  });
}
