import { paidPrice } from '#products/catalog/product/price.ts';
import type { ProductDetail } from '#products/catalog/product/product.schema.ts';
import type { Condition } from '#products/catalog/vocabulary.ts';
import type { Review } from '#products/reviews/contract.ts';
import { ownAddress } from '#shared/language/own-address.ts';
import { type Paise, toRupees } from '#shared/money/money.ts';
import * as paths from '#shared/paths/paths.ts';
import type { ShopFront } from '#shop/shop/contract.ts';

/** An opened package is used to search engines. */
const CONDITION_OF_SCHEMA: Readonly<Record<Condition, string>> = {
  new: 'NewCondition',
  'open-box': 'UsedCondition',
  refurbished: 'RefurbishedCondition',
};

/** Search engines read only a few. */
const MAX_REVIEWS = 3;

/** A product as schema.org data. Unknown values are left out, as the rating without reviews or an undeclared origin. */
export function productFacts(product: ProductDetail, reviews: readonly Review[], shop: ShopFront): object {
  const { title, description, brandLabel, sku, origin, images, reviewCount, averageReview } = product;
  const { gtin, mpn, model, weightGrams, keySpecs } = product;
  const at = (path: string) => `${shop.address ?? ''}${path}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    description,
    image: images.map(({ src }) => at(src)),
    url: at(ownAddress(paths.product(product.slug))),
    ...(sku && { sku }),
    ...(gtin && { gtin }),
    ...(mpn && { mpn }),
    ...(model && { model }),
    ...(weightGrams !== null && { weight: { '@type': 'QuantitativeValue', value: weightGrams, unitCode: 'GRM' } }),
    brand: { '@type': 'Brand', name: brandLabel },
    ...(keySpecs && {
      additionalProperty: keySpecs.rows.map(([name, value]) => ({ '@type': 'PropertyValue', name, value })),
    }),
    ...(origin && { countryOfOrigin: { '@type': 'Country', name: origin } }),
    offers: offerOf(product, shop),
    ...(reviewCount > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: averageReview, reviewCount, bestRating: 5 },
      // Nobody has checked who wrote those of other sites.
      review: reviews
        .filter(({ importedFrom }) => importedFrom === null)
        .slice(0, MAX_REVIEWS)
        .map(reviewFacts),
    }),
  };
}

function offerOf(product: ProductDetail, { address, deliveryCharge }: ShopFront): object {
  const paid = paidPrice(product);
  return {
    '@type': 'Offer',
    url: `${address ?? ''}${ownAddress(paths.product(product.slug))}`,
    ...priced(paid),
    ...(paid < product.price && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        ...priced(product.price),
      },
    }),
    availability: `https://schema.org/${product.totalStock > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: `https://schema.org/${CONDITION_OF_SCHEMA[product.condition]}`,
    seller: { '@type': 'Organization', name: product.seller.name },
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: toRupees(deliveryCharge), currency: 'INR' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
    },
    ...returnPolicyOf(product.returns, address),
  };
}

/** Left out where only what is wrong is replaced: there is no word for that. */
function returnPolicyOf({ way, days }: ProductDetail['returns'], address: ShopFront['address']): object {
  if (way === 'replacement') return {};
  return {
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'IN',
      ...(way === 'none'
        ? { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
        : {
            returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
            merchantReturnDays: days,
          }),
      merchantReturnLink: `${address ?? ''}${ownAddress(paths.returnsAndRefunds)}`,
    },
  };
}

function priced(amount: Paise): object {
  return { price: toRupees(amount).toFixed(2), priceCurrency: 'INR' };
}

function reviewFacts({ userName, reviewMessage, reviewValue, createdAt }: Review): object {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: userName },
    datePublished: new Date(createdAt).toISOString().slice(0, 10),
    reviewRating: { '@type': 'Rating', ratingValue: reviewValue, bestRating: 5 },
    reviewBody: reviewMessage,
  };
}
