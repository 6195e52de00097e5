import type * as z from 'zod/mini';
import { type AnswerSchema, answerSchema, isShared } from './wire-schema.ts';

type Write = (value: unknown) => string;
/** The framework's compiler of serialisers. */
type Compile = (schema: AnswerSchema) => (value: never) => string;

/**
 * Writes answers by their schema, so that fields it does not name are never sent. Compiled with the first answer. The text
 * of a frozen value with a shared schema (`shareText`) is written once, however many answers contain it.
 */
export function answerWriter(output: z.core.$ZodType): (answer: object, compile: Compile) => string {
  let write: Write | undefined;
  return (answer, compile) => {
    write ??= writerOf(answerSchema(output), compile);
    return write(answer);
  };
}

function writerOf(schema: AnswerSchema, compile: Compile): Write {
  if (isShared(schema)) return writingOnce(compiled(schema, compile));
  if (!holdsShared(schema)) return compiled(schema, compile);
  const items = itemsOf(schema);
  return items ? listWriter(items, compile) : objectWriter(schema, compile);
}

function listWriter(items: AnswerSchema, compile: Compile): Write {
  const write = writerOf(items, compile);
  return list => `[${(list as readonly unknown[]).map(write).join(',')}]`;
}

/** The properties that hold shared values follow the others, which the framework's serialiser writes. */
function objectWriter({ properties = {}, ...schema }: AnswerSchema, compile: Compile): Write {
  const isApart = ([, property]: [string, AnswerSchema]) => holdsShared(property);
  const entries = Object.entries(properties);
  const apart = entries.filter(isApart).map(([name, property]) => ({ name, write: writerOf(property, compile) }));
  const others = Object.fromEntries(entries.filter(entry => !isApart(entry)));
  const required = schema.required?.filter(name => Object.hasOwn(others, name)) ?? [];
  const writeOthers = compiled({ ...schema, properties: others, required }, compile);
  return value => {
    let text = writeOthers(value).slice(0, -1);
    for (const { name, write } of apart) {
      const inner = (value as Readonly<Record<string, unknown>>)[name];
      if (inner !== undefined) text += `${text === '{' ? '' : ','}"${name}":${write(inner)}`;
      else if (schema.required?.includes(name)) throw new Error(`an answer lacks ${name}`);
    }
    return `${text}}`;
  };
}

function writingOnce(write: Write): Write {
  const written = new WeakMap<object, string>();
  return value => {
    if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return write(value);
    const known = written.get(value);
    if (known !== undefined) return known;
    const text = inOnePiece(write(value));
    written.set(value, text);
    return text;
  };
}

/** Concatenated text is a tree of its parts, which would be walked again for each answer: half of a list's time. */
function inOnePiece(text: string): string {
  return Buffer.from(text).toString();
}

function compiled(schema: AnswerSchema, compile: Compile): Write {
  return compile(schema) as Write;
}

/** Whether a shared schema can be reached through lists and objects; not through unions. */
function holdsShared(schema: AnswerSchema): boolean {
  if (isShared(schema)) return true;
  const items = itemsOf(schema);
  return items ? holdsShared(items) : Object.values(schema.properties ?? {}).some(holdsShared);
}

function itemsOf({ items }: AnswerSchema): AnswerSchema | undefined {
  return Array.isArray(items) ? undefined : (items as AnswerSchema | undefined);
}
