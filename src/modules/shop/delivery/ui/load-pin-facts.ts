/** Loaded once a PIN code is known or about to be entered. */
export const loadPinFacts = () => import('./pin-facts.tsx');
