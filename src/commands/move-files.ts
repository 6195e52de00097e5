import { parseArgs } from 'node:util';
import { moveShopFiles } from '#commands/move/move-shop-files.ts';
import { readEnv } from '#config/env.ts';
import { printLine, run } from '#process/printout.ts';
import { withShop } from './with-shop.ts';

const USAGE = `npm run move-files -- --to NAME          copies all pictures to a service that is set up on the screen Connections,
                                         such as s3, and keeps files there from the next start
npm run move-files -- --to folder        the same to DATA_DIR/storage
npm run move-files -- --to environment   the same to the bucket of S3_…, which is used whenever it is set

Stop the shop first. Each picture is compared with the original. Nothing is deleted where the pictures were; do that once the
shop runs well. If the command is interrupted, files stay where they were, and you can run it again. Exit codes: 0 moved,
1 failure, 2 wrong arguments.`;

await run(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' }, help: { type: 'boolean' } } });
  if (values.help) return printLine(USAGE);
  const { to } = values;
  if (!to) {
    process.stderr.write(`${USAGE}\n`);
    process.exitCode = 2;
    return;
  }
  const env = readEnv(process.env);
  await withShop(ctx => moveShopFiles(ctx, env, to));
  printLine(
    'Files are kept there from the next start. The originals are where they were: delete them once the shop runs well,',
  );
  printLine('because what is deleted in the shop from now on stays there.');
  if (env.s3 && to !== 'environment') printLine('Remove the S3_… variables first, because they go before it.');
});
