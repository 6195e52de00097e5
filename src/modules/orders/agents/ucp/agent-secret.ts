/** A private JSON Web Key of the curve P-256. */
export interface AgentSecret {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
  readonly d: string;
}
