/** The local storage key of the announcement that this browser has closed. */
export const CLOSED_KEY = 'announcement';

/**
 * Runs inline in the document's head. The rule applies before the first paint and to every later page, so a closed
 * announcement neither flashes nor moves anything, and the bar needs to know nothing of it.
 */
export const closedScript = `try{var a=localStorage.getItem('${CLOSED_KEY}');if(a){var s=new CSSStyleSheet();s.insertRule('[data-announcement="'+CSS.escape(a)+'"]{display:none!important}');document.adoptedStyleSheets=[s]}}catch(e){}`;
