import type { AuditFacts } from '#shop/audit/acts.ts';
import type { FeatureRow } from './banners.queries.ts';

/** What a banner is called in the audit log, since it has no name of its own. */
export function bannerName({ headline, alt, title }: FeatureRow): string {
  return headline || alt || title || 'Banner';
}

export function bannerFacts({ image, alt, title }: FeatureRow): AuditFacts {
  return { image, alt, product: title };
}
