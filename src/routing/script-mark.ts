import { createContext as createReactContext } from 'react';
import { createContext } from 'react-router';

/**
 * What the server writes on each inline script of its own while it renders a page: a random word, made anew for each
 * page and taken out before the page is sent. A script without it was not put there by the screens, and the content
 * policy does not allow it. Null in the browser and in development.
 */
export const scriptMark = createContext<string | null>(null);

/** The same for components. */
export const ScriptMark = createReactContext<string | null>(null);
