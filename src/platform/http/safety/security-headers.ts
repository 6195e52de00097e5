/** Headers of every answer. Pages replace the content security policy by one with the hashes of their scripts. */
export const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

interface OtherOrigins {
  readonly sendsTo?: string | undefined;
  readonly leadsTo?: string | undefined;
}

/**
 * The content security policy of a page: only our own files, and only inline scripts with these hashes.
 * @param others other origins that the page may connect to, and that its forms may lead to
 */
export function pagePolicy(scriptHashes: readonly string[], others: OtherOrigins = {}): string {
  const { sendsTo, leadsTo } = others;
  const scripts = ["'self'", ...scriptHashes.map(hash => `'sha256-${hash}'`)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self'${sendsTo ? ` ${sendsTo}` : ''}`,
    "manifest-src 'self'",
    `form-action 'self'${leadsTo ? ` ${leadsTo}` : ''}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
