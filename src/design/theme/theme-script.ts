/** Where the browser keeps a person's choice of theme; without one the system decides. */
export const THEME_KEY = 'theme';

/**
 * Runs inline in the document's head, before the first paint, so that a chosen theme never flashes the other one.
 * It sets `data-theme` on the root, which React must be told to leave alone (`suppressHydrationWarning`).
 */
export const themeScript = `try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;
