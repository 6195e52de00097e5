import { ADDRESS, GTIN, PRICE, text } from './field-rules.ts';

/**
 * The rules for a line of OpenAI's product feed (developers.openai.com/commerce/specs/file-upload/products): nine required
 * fields, the countries, lengths, allowed values. Strict: a field that the specification does not have is a fault.
 */
const COUNTRY = { type: 'string', pattern: '^[A-Z]{2}$' };

export const OPENAI_RULES = {
  type: 'object',
  additionalProperties: false,
  required: [
    ...['item_id', 'title', 'description', 'url', 'brand', 'seller_name', 'image_url', 'availability', 'price'],
    ...['target_countries', 'store_country', 'is_eligible_search', 'is_eligible_checkout'],
  ],
  properties: {
    item_id: text(100),
    title: text(150),
    description: text(5000),
    url: ADDRESS,
    brand: text(70),
    image_url: ADDRESS,
    additional_image_urls: { type: 'array', items: ADDRESS },
    price: PRICE,
    availability: { enum: ['in_stock', 'out_of_stock', 'pre_order', 'backorder', 'unknown'] },
    condition: { enum: ['new', 'refurbished', 'used'] },
    product_category: text(750),
    gtin: GTIN,
    mpn: text(70),
    group_id: text(70),
    listing_has_variations: { type: 'boolean' },
    variant_dict: { type: 'object', additionalProperties: { type: 'string' } },
    weight: { type: 'string', pattern: '^\\d+(?:\\.\\d+)?$' },
    item_weight_unit: { enum: ['lb', 'oz', 'g', 'kg'] },
    is_digital: { type: 'boolean' },
    shipping: { type: 'string', pattern: '^[A-Z]{2}:[^:]*:[^:]*:\\d+\\.\\d{2} [A-Z]{3}$' },
    seller_name: text(70),
    seller_url: ADDRESS,
    marketplace_seller: text(70),
    seller_privacy_policy: ADDRESS,
    seller_tos: ADDRESS,
    accepts_returns: { type: 'boolean' },
    return_deadline_in_days: { type: 'integer', minimum: 1 },
    return_policy: ADDRESS,
    review_count: { type: 'integer', minimum: 1 },
    star_rating: { type: 'string', pattern: '^[1-5]\\.\\d{2}$' },
    target_countries: { type: 'array', items: COUNTRY, minItems: 1 },
    store_country: COUNTRY,
    is_eligible_search: { type: 'boolean' },
    is_eligible_checkout: { const: false },
  },
  dependentRequired: {
    variant_dict: ['group_id', 'listing_has_variations'],
    weight: ['item_weight_unit'],
    review_count: ['star_rating'],
  },
} as const;
