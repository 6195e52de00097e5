import { createContext } from 'react-router';

/** A page while the server renders it. */
export interface UnfinishedPage {
  /** The nonce of our own inline scripts; null in development. */
  readonly mark: string | null;
  /** Resolves when it may be rendered, which takes milliseconds in which nobody else is answered. */
  readonly turn: () => Promise<unknown>;
  /** The data of its loaders for the router in the browser; read from the framework's stream if it is not there. */
  data?: string;
  /** Set once it has been rendered; in production without the script of its data. */
  html?: string;
}

export const unfinishedPage = createContext<UnfinishedPage>();
