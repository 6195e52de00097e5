import { parseSync } from 'vite';
import { isNode, type Node, startOf } from '../check/syntax.ts';

/** A text in the sources that a person may read, outside of the catalogues. */
export interface WrittenText {
  readonly line: number;
  readonly text: string;
}

/** Attributes that people see or hear. */
const SHOWN =
  /^(?:aria-label|aria-description|aria-roledescription|alt|title|label|placeholder|aside|heading|what|caption|noun|hint|[a-z]+Label)$/;
/** What no shopper, seller or administrator reads: for developers, the log and the API document. */
const UNREAD_PROPERTY = /^(?:summary|description|className|class|path|d)$/;
const UNREAD_CALL =
  /(?:^|\.)(?:includes|startsWith|endsWith|Error|RangeError|TypeError|error|warn|info|debug|log|querySelector|querySelectorAll|matches|closest|matchMedia|describe|meta|sql|raw)$/;

/** In screens every word counts; elsewhere only what begins like a sentence, because much is for machines. */
const isScreen = (file: string) => /\/(?:ui|shell|design)\//.test(file);
const WORD = /\p{L}{2}/u;
const PHRASE = /^[A-Z][a-z’']*(?:[ .,!?…:]|$)|[a-z]{2,} [a-z]{2,}/;
const SENTENCE = /^[A-Z][a-z’']* \S*[a-z]/;

/** The texts of a module that belong into a catalogue, as far as that can be told. */
export function writtenTexts(file: string, source: string): WrittenText[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file} can't be read: ${errors[0].message}`);
  const found: WrittenText[] = [];
  const add = (node: Node, text: string) => {
    found.push({ line: source.slice(0, startOf(node)).split('\n').length, text: text.trim() });
  };
  const looksRead = (text: string) => (isScreen(file) ? PHRASE : SENTENCE).test(text.trim());
  const visit = (node: unknown): void => {
    if (!isNode(node) || isUnread(node)) return;
    if (node.type === 'JSXAttribute') {
      visitAttribute(node);
      return;
    }
    if (node.type === 'JSXText' && WORD.test(String(node.value))) add(node, String(node.value));
    else if (node.type === 'Literal' && typeof node.value === 'string' && looksRead(node.value)) add(node, node.value);
    else if (node.type === 'TemplateElement') {
      const { cooked } = node.value as { cooked: string };
      if (looksRead(cooked)) add(node, cooked);
    }
    for (const [name, child] of Object.entries(node)) if (name !== 'key' || node.computed) visit(child);
  };
  const visitAttribute = (node: Node) => {
    const name = String((node.name as Node).name);
    const value = node.value as Node | null;
    if (value?.type !== 'Literal' && !UNREAD_PROPERTY.test(name)) visit(value);
    if (value?.type === 'Literal' && SHOWN.test(name) && WORD.test(String(value.value))) add(node, String(value.value));
  };
  visit(program);
  return found;
}

function isUnread(node: Node): boolean {
  if (
    /^(?:Import|Export(?:All|Named)Declaration$|TS(?!AsExpression|SatisfiesExpression|NonNull))/.test(String(node.type))
  )
    return node.type !== 'ExportNamedDeclaration';
  if (node.type === 'TaggedTemplateExpression') return true;
  if (node.type === 'BinaryExpression') return /^[!=]==?$/.test(String(node.operator));
  if (node.type === 'Property') return UNREAD_PROPERTY.test(nameOf(node.key));
  if (node.type === 'CallExpression' || node.type === 'NewExpression')
    return /^(?:t|rich)$/.test(nameOf(node.callee)) ? false : UNREAD_CALL.test(nameOf(node.callee));
  return false;
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression') return `${nameOf(node.object)}.${nameOf(node.property)}`;
  return String(node.name ?? node.value ?? '');
}
