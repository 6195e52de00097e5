import {
  type Expression,
  isCallExpression,
  isNoSubstitutionTemplateLiteral,
  isPropertyAccessExpression,
  isTaggedTemplateExpression,
  type Node,
  type TemplateLiteral,
} from 'typescript/unstable/ast';
import { type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';
import {
  type CallsByName,
  CodeFollower,
  type Found,
  isPieceOfSql,
  isSql,
  OnlyKnownWhenItRuns,
  partsOf,
  type Values,
  type Way,
} from './code-follower.ts';

/** Deeper than any statement of ours. */
const MAX_DEPTH = 60;
/** A substitute for an unknown part of a statement, by its declared type. */
const STAND_INS: readonly [flag: TypeFlags, text: string][] = [
  [TypeFlags.BooleanLike, 'true'],
  [TypeFlags.NumberLike, '1'],
  [TypeFlags.StringLike, "''"],
];

/**
 * Writes a template of `sql` as the text that reaches the database. Pieces of SQL are followed to where they are
 * written; every other value is a parameter.
 */
export class SqlWriter {
  readonly #checker: Checker;
  readonly #code: CodeFollower;
  #parameters = 0;
  #depth = 0;

  constructor(checker: Checker, calls: CallsByName, way: Way) {
    this.#checker = checker;
    this.#code = new CodeFollower(checker, calls, way);
  }

  /** @throws OnlyKnownWhenItRuns */
  write(template: TemplateLiteral, values: Values = new Map()): string {
    if (isNoSubstitutionTemplateLiteral(template)) return template.text;
    return template.templateSpans.reduce(
      (text, { expression, literal }) => text + this.#piece({ node: expression, values }) + literal.text,
      template.head.text,
    );
  }

  #piece(value: Found): string {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw new OnlyKnownWhenItRuns('SQL that calls itself');
    try {
      const found = this.#code.follow(value);
      if ('text' in found) return this.#parameter();
      const { node, values } = found;
      if (isTaggedTemplateExpression(node) && isSql(node.tag)) return this.write(node.template, values);
      if (isCallExpression(node) && isPropertyAccessExpression(node.expression) && isSql(node.expression.expression))
        return this.#call(node.expression.name.text, node.arguments, values);
      return this.#unfollowed(node);
    } finally {
      this.#depth -= 1;
    }
  }

  /** `sql.join(…)` and its like. */
  #call(name: string, [first, second]: readonly Expression[], values: Values): string {
    if (!first) throw new OnlyKnownWhenItRuns(`sql.${name}()`);
    const given = { node: first, values };
    switch (name) {
      case 'join': {
        const members = this.#code.members(given);
        const between = second ? this.#piece({ node: second, values }) : ', ';
        if (members && members.length > 0) return members.map(each => this.#piece(each)).join(between);
        // Parts that are only joined at run time are conditions.
        return this.#code.isListOfSql(first) ? 'true' : this.#parameter();
      }
      case 'lit':
        return this.#standIn(this.#checker.getTypeAtLocation(first)) ?? this.#parameter();
      case 'ref':
      case 'id':
      case 'table':
        return this.#code
          .textOf(given)
          .split('.')
          .map(word => `"${word}"`)
          .join('.');
      case 'raw':
        return this.#code.textOf(given);
      default:
        throw new OnlyKnownWhenItRuns(`sql.${name}`);
    }
  }

  #unfollowed(node: Node): string {
    const type = this.#checker.getTypeAtLocation(node);
    if (!type || !isPieceOfSql(this.#checker, type)) return this.#parameter();
    const said = this.#checker.getPropertyOfType(type, 'expressionType');
    const text = this.#standIn(said && this.#checker.getTypeOfSymbol(said));
    if (text === null) throw new OnlyKnownWhenItRuns(node.getText());
    return text;
  }

  #standIn(type: Type | undefined): string | null {
    for (const part of partsOf(type)) {
      if (part.isIntersectionType()) {
        for (const each of part.getTypes() ?? []) {
          const text = this.#standIn(each);
          if (text !== null) return text;
        }
      }
      if (part.isStringLiteralType()) return `'${part.value}'`;
      const found = STAND_INS.find(([flag]) => (part.flags & flag) !== 0);
      if (found) return found[1];
      if ((part.flags & TypeFlags.Unknown) !== 0) return 'null';
      if (part.getSymbol()?.name === 'Date') return 'now()';
    }
    return null;
  }

  #parameter(): string {
    this.#parameters += 1;
    return `$${this.#parameters}`;
  }
}
