import { type CompiledQuery, PostgresQueryCompiler, type QueryId, type RootOperationNode } from 'kysely';

type Node = RootOperationNode | Template | Value;

/** A ``sql`…` `` text: its fragments, which are the same array each time it runs, with what stands between them. */
interface Template {
  readonly kind: 'RawNode';
  readonly sqlFragments: readonly string[];
  readonly parameters: readonly Node[];
}

interface Value {
  readonly kind: 'ValueNode';
  readonly value: unknown;
  /** Written into the text. */
  readonly immediate?: boolean;
}

/** A place where templates of one form have come to; the last one has their text. */
class Step {
  text: string | undefined;
  #value: Step | undefined;
  #templates: WeakMap<readonly string[], Step> | undefined;

  /** On to a template; what stands between its fragments follows. */
  template(fragments: readonly string[]): Step {
    this.#templates ??= new WeakMap();
    const known = this.#templates.get(fragments);
    if (known) return known;
    const next = new Step();
    this.#templates.set(fragments, next);
    return next;
  }

  /** On to a value, whatever it is. */
  value(): Step {
    this.#value ??= new Step();
    return this.#value;
  }
}

/**
 * Writes the text of each ``sql`…` `` once, for each form that the templates in it take; after that only its values are
 * collected. Statements of the builder, and templates that contain parts of it, are written each time.
 */
export class TemplateCompiler extends PostgresQueryCompiler {
  readonly #start = new Step();

  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    const parameters: unknown[] = [];
    const form = isTemplate(node) ? formOf(node, this.#start, parameters) : undefined;
    if (form?.text !== undefined) return { query: node, queryId, sql: form.text, parameters };
    const compiled = super.compileQuery(node, queryId);
    if (form) form.text = compiled.sql;
    return compiled;
  }
}

/** Follows a template and those in it, noting the values. @returns undefined if something else is in it */
function formOf({ sqlFragments, parameters }: Template, from: Step, values: unknown[]): Step | undefined {
  let step: Step | undefined = from.template(sqlFragments);
  for (const each of parameters) {
    if (each.kind === 'ValueNode' && !(each as Value).immediate) {
      values.push((each as Value).value);
      step = step.value();
    } else step = isTemplate(each) ? formOf(each, step, values) : undefined;
    if (!step) return undefined;
  }
  return step;
}

function isTemplate(node: Node): node is Template {
  return node.kind === 'RawNode';
}
