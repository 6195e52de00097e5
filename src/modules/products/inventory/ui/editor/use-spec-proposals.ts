import { useDeferredValue, useMemo } from 'react';
import type { AttributeShape } from '#products/catalog/attributes/attribute.ts';
import { shapeText } from '#products/catalog/attributes/attribute-text.ts';
import type { Place } from '#products/catalog/attributes/reading/passage.ts';
import { type ReadSpecs, SpecReader } from '#products/catalog/attributes/reading/spec-reader.ts';
import { productLabel } from '#products/inventory/product/product-draft.ts';
import { type TypedProduct, typedAttribute } from '#products/inventory/product/typed-product.ts';
import { t } from '#shared/language/t.ts';
import type { ProductForm } from './use-product-form.ts';

/** A value that the seller's texts say and whose input is empty. */
export interface SpecProposal {
  readonly key: string;
  readonly label: string;
  /** As people read it. */
  readonly value: string;
  readonly source: string;
  readonly where: Place;
  /** The form with it. */
  readonly take: (typed: TypedProduct) => TypedProduct;
}

/** What the texts of a form say of attributes that are not filled in, and of the warranty. */
export function useSpecProposals({ typed }: ProductForm, shapes: readonly AttributeShape[]): readonly SpecProposal[] {
  const ids = shapes.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the attributes of a category are the same while its form is open
  const reader = useMemo(() => new SpecReader(shapes), [ids]);
  const { title, description, highlights, specs } = useDeferredValue(typed);
  const read = useMemo(
    () => reader.read({ title, description, highlights: highlights.split('\n'), specs }),
    [reader, title, description, highlights, specs],
  );
  return proposalsOf(typed, shapes, read);
}

/** What was read, without what the seller has filled in already. */
export function proposalsOf(
  typed: TypedProduct,
  shapes: readonly AttributeShape[],
  read: ReadSpecs,
): readonly SpecProposal[] {
  return [...attributeProposals(typed, shapes, read), ...warrantyProposal(typed, read)];
}

function attributeProposals(
  typed: TypedProduct,
  shapes: readonly AttributeShape[],
  { attributes }: ReadSpecs,
): readonly SpecProposal[] {
  return attributes.flatMap(({ attribute, value, source, where }): SpecProposal[] => {
    const shape = shapes.find(({ id }) => id === attribute);
    if (!shape || (typed.attributes[attribute] ?? '').trim() !== '') return [];
    const take = (before: TypedProduct) => ({
      ...before,
      attributes: { ...before.attributes, [attribute]: typedAttribute(shape, value) },
    });
    return [{ key: attribute, label: shape.label, value: shapeText(shape, value), source, where, take }];
  });
}

function warrantyProposal(typed: TypedProduct, { warranty }: ReadSpecs): readonly SpecProposal[] {
  if (!warranty || typed.warrantyMonths.trim() !== '') return [];
  const { months, source, where } = warranty;
  return [
    {
      ...{ key: 'warrantyMonths', label: productLabel('warrantyMonths'), source, where },
      value: t('products.inventory.proposals.months', { months }),
      take: before => ({ ...before, warrantyMonths: String(months) }),
    },
  ];
}
