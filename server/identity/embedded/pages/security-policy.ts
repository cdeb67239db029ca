import { createHash } from 'node:crypto';

/** Content-Security-Policy of a page that may run one inline script at most, and is framed by nobody else. */
export function securityPolicy(options: { script?: string; framedBy?: "'none'" | "'self'" } = {}): string {
  const { script, framedBy = "'none'" } = options;
  const digest = script && createHash('sha256').update(script).digest('base64');
  return [
    "default-src 'none'",
    ...(digest ? [`script-src 'sha256-${digest}'`] : []),
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
  ].join('; ');
}
