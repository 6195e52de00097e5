/** The facade of fronts: what the composition may use. */
export { picturesOfFronts } from './front-versions.queries.ts';
