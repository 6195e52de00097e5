/** The codes of JSON-RPC that this server answers with. */
export const RPC = {
  notJson: -32_700,
  notARequest: -32_600,
  noSuchMethod: -32_601,
  wrongParams: -32_602,
  bug: -32_603,
  otherHeader: -32_020,
  otherVersion: -32_022,
  /** Who calls may not, or has to wait. */
  refused: -32_000,
} as const;

interface McpErrorDetail {
  /** The HTTP status; 200 if it is not given. */
  readonly status?: number;
  readonly data?: object;
  readonly retryAfterSeconds?: number | undefined;
}

/** An error of a call, as against a refusal that a tool answers. */
export class McpError extends Error {
  readonly code: number;
  readonly status: number;
  readonly data: object | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: number, message: string, { status = 200, data, retryAfterSeconds }: McpErrorDetail = {}) {
    super(message);
    this.code = code;
    this.status = status;
    this.data = data;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
