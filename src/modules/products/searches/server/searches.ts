/** Public API of searches for other features. */
export { learnSearches } from './learn-searches.ts';
export { searchRules } from './search-rules.ts';
