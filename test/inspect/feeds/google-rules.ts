import { ADDRESS, GTIN, PRICE, text } from './field-rules.ts';

/**
 * The rules for an item in Google's product data specification (support.google.com/merchants/answer/7052112) as far as they
 * can be checked without Google: required attributes, lengths, allowed values, formats. Strict: an attribute that the
 * specification does not have is a fault.
 */
const LENGTH = { type: 'string', pattern: '^(?:[1-9]\\d{0,2}|[1-9]\\d{0,2}\\.\\d+) cm$' };

export const GOOGLE_RULES = {
  type: 'object',
  additionalProperties: false,
  required: [
    ...['id', 'title', 'description', 'link', 'image_link', 'availability', 'price', 'brand', 'condition'],
    ...['shipping', 'external_seller_id', 'maximum_retail_price', 'product_type'],
  ],
  // Without a GTIN or a part number of its maker, a product has to say so.
  anyOf: [{ required: ['gtin'] }, { required: ['mpn'] }, { required: ['identifier_exists'] }],
  properties: {
    id: text(50),
    title: text(150),
    description: text(5000),
    link: ADDRESS,
    image_link: ADDRESS,
    additional_image_link: { type: 'array', items: ADDRESS, maxItems: 10 },
    availability: { enum: ['in_stock', 'out_of_stock', 'preorder', 'backorder'] },
    price: PRICE,
    maximum_retail_price: PRICE,
    brand: text(70),
    gtin: GTIN,
    mpn: text(70),
    identifier_exists: { const: 'no' },
    condition: { enum: ['new', 'refurbished', 'used'] },
    product_type: text(750),
    product_highlight: { type: 'array', items: text(150), minItems: 2, maxItems: 100 },
    product_detail: {
      type: 'array',
      maxItems: 1000,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['attribute_name', 'attribute_value'],
        properties: { section_name: text(140), attribute_name: text(140), attribute_value: text(1000) },
      },
    },
    shipping: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['country', 'price'],
        properties: { country: { const: 'IN' }, price: PRICE },
      },
    },
    shipping_weight: { type: 'string', pattern: '^\\d+ g$' },
    shipping_length: LENGTH,
    shipping_width: LENGTH,
    shipping_height: LENGTH,
    external_seller_id: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,50}$' },
  },
  // All three sides, or none.
  dependentRequired: {
    shipping_length: ['shipping_width', 'shipping_height'],
    shipping_width: ['shipping_length', 'shipping_height'],
    shipping_height: ['shipping_length', 'shipping_width'],
  },
} as const;
