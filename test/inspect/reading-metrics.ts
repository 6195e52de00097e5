/** One number that a shop tells. */
export interface Told {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const LINE = /^([a-z_][a-z0-9_]*)(?:\{(.*)\})? (\S+)$/;
const LABEL = /([a-z_]+)="((?:[^"\\]|\\.)*)"(?:,|$)/g;

/** Reads the text format strictly: a line that is none of it is an error. */
export function readMetrics(text: string): Told[] {
  if (!text.endsWith('\n')) throw new Error('the last line does not end');
  return text
    .trimEnd()
    .split('\n')
    .filter(line => !/^# (HELP [a-z_]+ \S.*|TYPE [a-z_]+ (counter|gauge|histogram))$/.test(line))
    .map(line => {
      const [, name, inner = '', value] = LINE.exec(line) ?? [];
      const labels = [...inner.matchAll(LABEL)];
      if (!name || Number.isNaN(Number(value)) || labels.map(([whole]) => whole).join('') !== inner)
        throw new Error(`this is no line of metrics: ${line}`);
      return { name, labels: Object.fromEntries(labels.map(([, label, of]) => [label, of])), value: Number(value) };
    });
}

/** The sum of the numbers of that name whose labels are these. */
export function sumOf(told: readonly Told[], name: string, labels: Readonly<Record<string, string>> = {}): number {
  return told
    .filter(
      each => each.name === name && Object.entries(labels).every(([label, value]) => each.labels[label] === value),
    )
    .reduce((sum, { value }) => sum + value, 0);
}
