import {
  type CallExpression,
  type Expression,
  type Identifier,
  isArrayBindingPattern,
  isArrayLiteralExpression,
  isArrowFunction,
  isAsExpression,
  isBinaryExpression,
  isBindingElement,
  isBlock,
  isCallExpression,
  isConditionalExpression,
  isElementAccessExpression,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isNonNullExpression,
  isNoSubstitutionTemplateLiteral,
  isNumericLiteral,
  isObjectLiteralExpression,
  isParameterDeclaration,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isReturnStatement,
  isSatisfiesExpression,
  isShorthandPropertyAssignment,
  isSpreadAssignment,
  isSpreadElement,
  isStringLiteral,
  isTemplateExpression,
  isVariableDeclaration,
  type Node,
  type ParameterDeclaration,
} from 'typescript/unstable/ast';
import { type Checker, SymbolFlags, type Symbol as TsSymbol, type Type } from 'typescript/unstable/sync';

/** What an expression comes down to: an expression that is not followed further, or a text that is known. */
export type Found = { readonly node: Node; readonly values: Values } | { readonly text: string };
/** The arguments for the parameters of an inlined function. */
export type Values = ReadonlyMap<string, Found>;

/** Where there are several ways through the code, the first ones are followed or the last ones. */
export const WAYS = ['first', 'last'] as const;
export type Way = (typeof WAYS)[number];

/** All calls of functions of a name. */
export type CallsByName = (name: string) => readonly CallExpression[];

/** A part of a statement that only exists at run time. */
export class OnlyKnownWhenItRuns extends Error {}

const MAX_DEPTH = 60;

/** Follows an expression through constants, functions and branches to where it is written. */
export class CodeFollower {
  readonly #checker: Checker;
  readonly #calls: CallsByName;
  readonly #way: Way;

  constructor(checker: Checker, calls: CallsByName, way: Way) {
    this.#checker = checker;
    this.#calls = calls;
    this.#way = way;
  }

  /** Follows an expression to where it is written. */
  follow(value: Found): Found {
    return this.#trail(value).at(-1) ?? value;
  }

  /** @throws OnlyKnownWhenItRuns */
  textOf(value: Found): string {
    const found = this.follow(value);
    if ('text' in found) return found.text;
    const { node, values } = found;
    if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node) || isNumericLiteral(node)) return node.text;
    if (isTemplateExpression(node)) {
      return node.templateSpans.reduce(
        (text, { expression, literal }) => text + this.textOf({ node: expression, values }) + literal.text,
        node.head.text,
      );
    }
    if (isCallExpression(node) && isPropertyAccessExpression(node.expression) && node.expression.name.text === 'join') {
      const members = this.members({ node: node.expression.expression, values });
      const [between] = node.arguments;
      if (members && between)
        return members.map(each => this.textOf(each)).join(this.textOf({ node: between, values }));
    }
    const [one] = this.#textsByType(this.#checker.getTypeAtLocation(node));
    if (one) return one.text;
    throw new OnlyKnownWhenItRuns(node.getText());
  }

  /** The members of a list that is written in the code, or whose type names them; null for a list of values that are not known. */
  members(value: Found): Found[] | null {
    const found = this.follow(value);
    if ('text' in found) return null;
    const { node, values } = found;
    if (isArrayLiteralExpression(node)) {
      const each = node.elements.map(element =>
        isSpreadElement(element) ? this.members({ node: element.expression, values }) : [{ node: element, values }],
      );
      return each.every(members => members !== null) ? each.flat() : null;
    }
    if (isCallExpression(node) && isPropertyAccessExpression(node.expression)) {
      const { name, expression } = node.expression;
      const [first] = node.arguments;
      if (first && name.text === 'map' && isArrowFunction(first)) {
        const members = this.members({ node: expression, values });
        // Of a list that is not known there is one member.
        const given = members ? members.map(member => [member]) : [[]];
        return given.map(one => this.#resultOf(first, one, values) ?? { node: first, values });
      }
      if (first && isIdentifier(expression) && expression.text === 'Object') {
        const entries = this.#entries({ node: first, values });
        if (name.text === 'entries' || !entries) return entries;
        const at = name.text === 'keys' ? 0 : 1;
        return entries.flatMap(entry => this.#at(entry, at) ?? []);
      }
    }
    // The list may be handed on under wider types; the narrowest says most.
    const named = this.#trail(value).map(each =>
      this.#textsByType(this.#memberType('node' in each ? each.node : node)),
    );
    return named.filter(texts => texts.length > 0).sort((one, other) => one.length - other.length)[0] ?? null;
  }

  /** Whether the type of a list says that its members are pieces of SQL. */
  isListOfSql(node: Node): boolean {
    const member = this.#memberType(node);
    return member !== undefined && isPieceOfSql(this.#checker, member);
  }

  #memberType(list: Node): Type | undefined {
    const type = this.#checker.getTypeAtLocation(list);
    return type?.isTypeReference() && this.#checker.isArrayType(type)
      ? this.#checker.getTypeArguments(type)[0]
      : undefined;
  }

  #textsByType(type: Type | undefined): { readonly text: string }[] {
    return partsOf(type).flatMap(part => (part.isStringLiteralType() ? [{ text: part.value }] : []));
  }

  /** The properties of an object that is written in the code: each is an assignment, or a list of its name and its value. */
  #entries(object: Found): Found[] | null {
    const found = this.follow(object);
    if ('text' in found) return null;
    const { node, values } = found;
    if (isCallExpression(node) && isPropertyAccessExpression(node.expression)) {
      const [first] = node.arguments;
      return first && node.expression.name.text === 'fromEntries' ? this.members({ node: first, values }) : null;
    }
    if (!isObjectLiteralExpression(node)) return null;
    const each = node.properties.map(property =>
      isSpreadAssignment(property)
        ? this.#entries({ node: property.expression, values })
        : [{ node: property, values }],
    );
    return each.every(entries => entries !== null) ? each.flat() : null;
  }

  /** A member of a list by its place; of a property the name is the first and the value the second. */
  #at(list: Found, index: number): Found | null {
    const found = this.follow(list);
    if ('text' in found) return null;
    const { node, values } = found;
    if (isArrayLiteralExpression(node)) {
      const element = node.elements[index];
      return element ? { node: element, values } : null;
    }
    if (isShorthandPropertyAssignment(node)) {
      if (index === 0) return isIdentifier(node.name) ? { text: node.name.text } : null;
      return this.#meant(this.#checker.getShorthandAssignmentValueSymbol(node), values);
    }
    if (!isPropertyAssignment(node)) return null;
    if (index === 1) return { node: node.initializer, values };
    return isIdentifier(node.name) || isStringLiteral(node.name) ? { text: node.name.text } : null;
  }

  #trail(value: Found): Found[] {
    const trail: Found[] = [];
    for (let found: Found | null = value; found && trail.length < MAX_DEPTH; ) {
      trail.push(found);
      found = 'text' in found ? null : this.#step(found.node, found.values);
    }
    return trail;
  }

  #step(node: Node, values: Values): Found | null {
    if (
      isParenthesizedExpression(node) ||
      isAsExpression(node) ||
      isSatisfiesExpression(node) ||
      isNonNullExpression(node)
    )
      return { node: node.expression, values };
    if (isConditionalExpression(node)) return { node: this.#one([node.whenTrue, node.whenFalse]), values };
    if (isBinaryExpression(node))
      return this.#isSqlAt(node) ? { node: this.#branch(node.left, node.right), values } : null;
    if (isIdentifier(node)) return this.#meant(this.#symbolOf(node), values);
    if (isPropertyAccessExpression(node)) return this.#member({ node: node.expression, values }, node.name.text);
    if (isElementAccessExpression(node)) return this.#element(node.expression, node.argumentExpression, values);
    if (isCallExpression(node)) return this.#result(node.expression, node.arguments, values);
    return null;
  }

  /** `a && b`, `a || b`, `a ?? b`: the side that is SQL, or one of both. */
  #branch(left: Node, right: Node): Node {
    return this.#isSqlAt(left) ? this.#one([left, right]) : right;
  }

  #isSqlAt(node: Node): boolean {
    const type = this.#checker.getTypeAtLocation(node);
    return type !== undefined && isPieceOfSql(this.#checker, type);
  }

  /** The value of a name. */
  #meant(symbol: TsSymbol | undefined, values: Values): Found | null {
    const declaration = symbol?.valueDeclaration?.resolve();
    return declaration ? this.#declared(declaration, values) : null;
  }

  #declared(declaration: Node, values: Values): Found | null {
    if (isFunctionDeclaration(declaration)) return { node: declaration, values };
    if (isVariableDeclaration(declaration))
      return declaration.initializer ? { node: declaration.initializer, values } : null;
    if (isParameterDeclaration(declaration))
      return values.get(placeOf(declaration)) ?? this.#givenTo(declaration, values);
    if (!isBindingElement(declaration)) return null;
    const pattern = declaration.parent;
    const whole = this.#declared(pattern.parent, values);
    const key = declaration.propertyName ?? declaration.name;
    const part =
      whole && isArrayBindingPattern(pattern)
        ? this.#at(whole, pattern.elements.indexOf(declaration))
        : whole && key && isIdentifier(key)
          ? this.#member(whole, key.text)
          : null;
    return part ?? (declaration.initializer ? { node: declaration.initializer, values } : null);
  }

  /** What a parameter is given where its function is called. */
  #givenTo(parameter: ParameterDeclaration, values: Values): Found | null {
    const called = parameter.parent;
    if (!isFunctionDeclaration(called) && !isArrowFunction(called)) return null;
    const index = called.parameters.indexOf(parameter);
    const given = this.#callsOf(called).flatMap(call => call.arguments[index] ?? []);
    if (given.length > 0) return { node: this.#one(given), values: new Map() };
    return parameter.initializer ? { node: parameter.initializer, values } : null;
  }

  #callsOf(called: Node): CallExpression[] {
    const named = isFunctionDeclaration(called) ? called : called.parent;
    if (!('name' in named) || !named.name || !isIdentifier(named.name as Node)) return [];
    return this.#calls((named.name as Identifier).text).filter(({ expression }) => {
      const declared = this.#symbolOf(expression)?.valueDeclaration?.resolve();
      return declared !== undefined && placeOf(declared) === placeOf(named);
    });
  }

  #member(object: Found, name: string): Found | null {
    const entry = this.#entries(object)?.findLast(each => {
      const key = this.#at(each, 0);
      return key !== null && this.textOf(key) === name;
    });
    return entry ? this.#at(entry, 1) : null;
  }

  #element(object: Node, key: Node, values: Values): Found | null {
    const whole = { node: object, values };
    const chosen = this.follow({ node: key, values });
    if ('text' in chosen) return this.#member(whole, chosen.text);
    if (isStringLiteral(chosen.node)) return this.#member(whole, chosen.node.text);
    const entries = this.#entries(whole);
    if (entries) return entries.length > 0 ? this.#at(this.#one(entries), 1) : null;
    const found = this.follow(whole);
    const isList = 'node' in found && isArrayLiteralExpression(found.node) && found.node.elements.length > 0;
    return isList ? this.#one(this.members(found) ?? []) : null;
  }

  /** The result of a function of ours. */
  #result(callee: Node, given: readonly Node[], values: Values): Found | null {
    if (isPropertyAccessExpression(callee) && isSql(callee.expression)) return null;
    const called = this.follow({ node: callee, values });
    if ('text' in called) return null;
    return this.#resultOf(
      called.node,
      given.map(node => ({ node, values })),
      called.values,
    );
  }

  #resultOf(called: Node, given: readonly Found[], outside: Values): Found | null {
    if (!isArrowFunction(called) && !isFunctionDeclaration(called) && !isFunctionExpression(called)) return null;
    const values = new Map(outside);
    for (const [index, parameter] of called.parameters.entries()) {
      const value = given[index] ?? (parameter.initializer && { node: parameter.initializer, values: outside });
      if (value) values.set(placeOf(parameter), value);
    }
    const { body } = called;
    if (!body) return null;
    if (!isBlock(body)) return { node: body, values };
    const results = returnedIn(body);
    return results.length > 0 ? { node: this.#one(results), values } : null;
  }

  #symbolOf(node: Node): TsSymbol | undefined {
    const symbol = this.#checker.getSymbolAtLocation(node);
    return symbol && (symbol.flags & SymbolFlags.Alias) !== 0 ? this.#checker.getAliasedSymbol(symbol) : symbol;
  }

  #one<Item>(items: readonly Item[]): Item {
    return items.at(this.#way === 'first' ? 0 : -1) as Item;
  }
}

export function isSql(node: Node): boolean {
  return isIdentifier(node) && node.text === 'sql';
}

export function isPieceOfSql(checker: Checker, type: Type): boolean {
  return partsOf(type).some(part => checker.getPropertyOfType(part, 'toOperationNode') !== undefined);
}

/** The members of a union; of any other type itself. */
export function partsOf(type: Type | undefined): readonly Type[] {
  if (!type) return [];
  return type.isUnionType() ? (type.getTypes() ?? []) : [type];
}

/** The position of a node, which identifies it. */
function placeOf(node: Node): string {
  return `${node.getSourceFile().fileName}:${node.pos}`;
}

function returnedIn(body: Node): Expression[] {
  const found: Expression[] = [];
  const visit = (node: Node): void => {
    if (isReturnStatement(node) && node.expression) found.push(node.expression);
    if (!isArrowFunction(node) && !isFunctionExpression(node) && !isFunctionDeclaration(node)) node.forEachChild(visit);
  };
  body.forEachChild(visit);
  return found;
}
