import { type Arrow, arrows, rooms } from './architecture-rules.ts';

/** docs/rooms.md: the rules of the import gate as diagrams. */
export function roomsDocument(): string {
  const layers = Object.entries(rooms).flatMap(([name, { reaches }]) =>
    reaches.map(reach => [name, STANDS_FOR[reach] ?? reach] as const).filter(([from, to]) => from !== to),
  );
  return `${[
    HEAD,
    '## Layers',
    `An arrow from A to B means that A may import B; all other imports are refused. \`root\`, \`server\` and \`ui\` are the three parts of every feature. \`facade\` is the one server file of a feature that other features may call.`,
    drawing(layers),
    '## Server code that calls other features',
    drawing(arrows.server),
    '## Screens that use other features’ screens',
    drawing(arrows.ui),
  ].join('\n\n')}\n`;
}

const HEAD = `# Modules and their dependencies

Generated from \`bin/check/architecture-rules.ts\`, which the import check reads. \`bin/check/rooms-document.test.ts\` fails when it is out of date; \`vitest run --project unit rooms-document -u\` updates it. [architecture.md](architecture.md) explains the modules.`;

/** Reaches in words of the rules, as the rooms they lead to. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  'any root': 'root',
  'any ui': 'ui',
  'any server': 'server',
  'any facade': 'facade',
  'facades along arrows': 'facade',
  'ui along arrows': 'ui',
};

function drawing(pairs: readonly Arrow[]): string {
  const lines = [...new Set(pairs.map(([from, to]) => `  ${from} --> ${to}`))].sort();
  return `\`\`\`mermaid\nflowchart LR\n${lines.join('\n')}\n\`\`\``;
}
