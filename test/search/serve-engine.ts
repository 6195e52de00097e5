import { startNodes } from './engine-nodes.ts';

/** Runs one node until the input ends, and says where it is. */
const { nodes, end } = await startNodes(1);
process.stdout.write(`${JSON.stringify({ TEST_SEARCH_URL: nodes[0]?.url })}\n`);
process.stdin.resume();
await new Promise<void>(resolve => {
  process.stdin.on('end', resolve);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, resolve);
});
await end();
process.exit(0);
