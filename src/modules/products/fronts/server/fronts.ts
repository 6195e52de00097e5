/** The facade of fronts: what the composition may use. */
export { picturesOfFronts } from './front-versions.queries.ts';
export { landingPages } from './show-front.ts';
