/** The local storage key of the chosen theme; without one the system decides. */
export const THEME_KEY = 'theme';

/**
 * Runs inline in the document's head before the first paint, so that the other theme never flashes. Sets `data-theme` on
 * the root, where hydration must ignore it (`suppressHydrationWarning`).
 */
export const themeScript = `try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;
