/** The column of a typed attribute: `attr.ram`. Its head is its name, in every language. */
export type AttributeColumn = `attr.${string}`;

const NAME = /^attr\.([a-z0-9-]{1,40})$/;

/** The attribute of a column; undefined if it is the column of another field. */
export function attributeIn(column: string): string | undefined {
  return NAME.exec(column)?.[1];
}

export function isAttributeColumn(column: string): column is AttributeColumn {
  return NAME.test(column);
}

export function attributeColumn(id: string): AttributeColumn {
  return `attr.${id}`;
}
