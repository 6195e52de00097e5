import { createContext } from 'react-router';

/** A page while the server renders it. */
export interface UnfinishedPage {
  /** The nonce of our own inline scripts; null in development. */
  readonly mark: string | null;
  /** Set once it has been rendered. */
  html?: string;
}

export const unfinishedPage = createContext<UnfinishedPage>();
