import { Link } from 'react-router';
import type { Column } from '#design/tables/table.tsx';
import type { AttributeRow } from '#products/attributes/contract.ts';
import { t } from '#shared/language/t.ts';
import { countText } from '#shared/text/count-text.ts';
import { nameOf, typeText } from './attribute-words.ts';
import styles from './attributes.module.css';

export function attributeColumns(hrefOf: (id: string) => string): readonly Column<AttributeRow>[] {
  return [
    {
      ...{ key: 'name', head: t('products.attributes.head.name'), phone: 'lead' },
      cell: ({ _id, names }) => (
        <Link to={hrefOf(_id)} className={styles.name} preventScrollReset>
          {nameOf(names)}
        </Link>
      ),
    },
    {
      ...{ key: 'type', head: t('products.attributes.head.type'), phone: 'under' },
      cell: ({ type, unit }) => typeText(type, unit),
    },
    {
      ...{ key: 'use', head: t('products.attributes.head.use'), quiet: true, wideOnly: true },
      cell: ({ required, filterable, comparable }) =>
        [
          required && t('products.attributes.use.required'),
          filterable && t('products.attributes.use.filter'),
          comparable && t('products.attributes.use.compared'),
        ]
          .filter(Boolean)
          .join(', '),
    },
    {
      ...{ key: 'categories', head: t('products.attributes.head.categories'), align: 'end' },
      cell: ({ categories }) => countText(categories),
    },
    {
      ...{ key: 'products', head: t('products.attributes.head.products'), align: 'end', phone: 'amount' },
      cell: ({ products }) => countText(products),
    },
  ];
}
