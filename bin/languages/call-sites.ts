import { parseSync } from 'vite';
import { isNode, type Node, startOf } from '../check/syntax.ts';

/** A call of `t` or `rich`, with the places of its parts in the source. */
export interface CallSite {
  readonly key: string;
  readonly isRich: boolean;
  readonly start: number;
  readonly end: number;
  readonly values: readonly { readonly name: string; readonly start: number; readonly end: number }[];
  /** Whether it runs when its module is loaded, and so in one language only. */
  readonly isAtTop: boolean;
}

const FUNCTIONS: Readonly<Record<string, string>> = {
  t: '#shared/language/t.ts',
  rich: '#shared/language/rich.ts',
};

/**
 * The calls of `t` and `rich` in a module, from the outside in.
 * @throws for a call that can't be compiled: its key or the names of its values are not written out
 */
export function callSites(file: string, source: string): CallSite[] {
  if (!/\/(?:t|rich)\.ts'/.test(source)) return [];
  const { program, module, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file} can't be read: ${errors[0].message}`);
  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.flatMap(({ importName, localName }) =>
      importName.name && FUNCTIONS[importName.name] === moduleRequest.value ? [localName.value] : [],
    ),
  );
  const elsewhere = module.staticImports.find(
    ({ moduleRequest: { value }, entries }) =>
      /\/(?:t|rich)\.ts$/.test(value) &&
      entries.some(({ importName: { name } }) => name && name in FUNCTIONS && FUNCTIONS[name] !== value),
  );
  if (elsewhere) throw new Error(`${file}: import ${elsewhere.moduleRequest.value} by its path with #.`);
  const renamed = imported.find(name => !(name in FUNCTIONS));
  if (renamed) throw new Error(`${file}: t and rich keep their names, “${renamed}” is another.`);
  const sites: CallSite[] = [];
  const visit = (node: unknown, isAtTop: boolean): void => {
    if (!isNode(node)) return;
    const name = node.type === 'CallExpression' && isNode(node.callee) ? node.callee.name : undefined;
    if (typeof name === 'string' && imported.includes(name)) sites.push(siteOf(file, source, node, name, isAtTop));
    const inside = isAtTop && !/Function/.test(String(node.type));
    for (const child of Object.values(node)) visit(child, inside);
  };
  visit(program, true);
  return sites.sort((one, other) => one.start - other.start || other.end - one.end);
}

function siteOf(file: string, source: string, node: Node, name: string, isAtTop: boolean): CallSite {
  const place = `${file}:${source.slice(0, startOf(node)).split('\n').length}`;
  const [key, values, ...more] = node.arguments as Node[];
  if (key?.type !== 'Literal' || typeof key.value !== 'string' || more.length > 0)
    throw new Error(`${place}: the key of ${name}() is one text in quotes, so that the build can put the text there.`);
  if (values !== undefined && values.type !== 'ObjectExpression')
    throw new Error(`${place}: the values of ${name}('${key.value}') are written out: { count, name: … }.`);
  const properties = (values?.properties ?? []) as Node[];
  return {
    key: key.value,
    isRich: name === 'rich',
    start: startOf(node),
    end: Number(node.end),
    isAtTop,
    values: properties.map(property => {
      const { key: named, value, computed } = property as { key?: Node; value?: Node; computed?: boolean };
      if (property.type !== 'Property' || computed || typeof named?.name !== 'string' || !value)
        throw new Error(`${place}: the values of ${name}('${key.value}') are written out by their names.`);
      return { name: named.name, start: startOf(value), end: Number(value.end) };
    }),
  };
}
