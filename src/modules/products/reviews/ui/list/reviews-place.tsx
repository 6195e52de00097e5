import { latePart, UntilNear } from '#routing/document/until-near.tsx';
import '#design/buttons/chip.module.css';
import '#design/data/bar.module.css';
import '#design/ratings/average-stars.module.css';
import '#products/reviews/ui/own/own-review-place.module.css';
import './review-list.module.css';
import './review-photos.module.css';
import './reviews-section.module.css';
import type { ReviewsSectionProps } from './reviews-section.tsx';

const SECTION = latePart(async () => (await import('./reviews-section.tsx')).ReviewsSection);

/** Called by loaders, so that the server has the section when it renders. */
export const readyReviews = SECTION.load;

/** The reviews of a product, whose scripts are loaded when somebody comes near. */
export function ReviewsPlace(props: ReviewsSectionProps) {
  return <UntilNear id="reviews" part={SECTION} given={props} />;
}
