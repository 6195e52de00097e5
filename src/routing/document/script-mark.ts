import { createContext } from 'react';

/**
 * A nonce that the server puts on its own inline scripts while it renders a page. It is new for each page and removed
 * before the page is sent. Scripts without it were not rendered by our components, so their hashes are not added to the
 * content security policy. Null in the browser and in development.
 */
export const ScriptMark = /* @__PURE__ */ createContext<string | null>(null);
