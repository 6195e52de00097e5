/** What the screens keep in the browser's own storage, in words for the privacy policy. */
export const BROWSER_KEEPS: readonly string[] = [
  'the cart of a visitor who is not signed in, with pictures and prices as last seen, and when a cart was last changed',
  'the filters last chosen, the page to return to after login, and the delivery address chosen for an order',
  'an order that was sent and not answered yet, so that it can’t be placed twice',
  'a message you have begun to write to us, until it is sent or the tab is closed',
  'a PIN code you have looked up, so that you need not type it again',
  'a light or dark theme, if you have chosen one',
];
