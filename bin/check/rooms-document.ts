import { type Arrow, arrows, rooms } from './architecture-rules.ts';

/** docs/rooms.md: the rules of the import gate as drawings. */
export function roomsDocument(): string {
  const layers = Object.entries(rooms).flatMap(([name, { reaches }]) =>
    reaches.map(reach => [name, STANDS_FOR[reach] ?? reach] as const).filter(([from, to]) => from !== to),
  );
  return `${[
    HEAD,
    '## Layers',
    `An arrow says who may import whom; what has none is not allowed. \`root\`, \`server\` and \`ui\` are the three sides of every feature, and \`door\` is the one file of a server side that other features may call.`,
    drawing(layers),
    '## Server sides that call other features',
    drawing(arrows.server),
    '## Screens that use other features’ screens',
    drawing(arrows.ui),
  ].join('\n\n')}\n`;
}

const HEAD = `# The rooms and their arrows

Drawn from \`bin/check/architecture-rules.ts\`, which the import gate reads, and checked by \`bin/check/rooms-document.test.ts\` (\`vitest run --project unit rooms-document -u\` draws it anew). What the rooms are for is in [architecture.md](architecture.md).`;

/** Reaches in words of the rules, as the rooms they lead to. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  'any root': 'root',
  'any ui': 'ui',
  'any server': 'server',
  'any door': 'door',
  'doors along arrows': 'door',
  'ui along arrows': 'ui',
};

function drawing(pairs: readonly Arrow[]): string {
  const lines = [...new Set(pairs.map(([from, to]) => `  ${from} --> ${to}`))].sort();
  return `\`\`\`mermaid\nflowchart LR\n${lines.join('\n')}\n\`\`\``;
}
