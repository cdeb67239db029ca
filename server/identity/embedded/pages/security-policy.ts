import { createHash } from 'node:crypto';

/** What a page may run: one inline script, identified by its digest, and files, each by its full address. */
export interface AllowedScripts {
  script?: string;
  scriptFiles?: readonly string[];
}

/** Content-Security-Policy of a page that runs only the scripts named here and cannot be framed. */
export function securityPolicy(options: AllowedScripts & { framedBy?: "'none'" | "'self'" } = {}): string {
  const { script, scriptFiles = [], framedBy = "'none'" } = options;
  const digest = script && createHash('sha256').update(script).digest('base64');
  const scripts = [...(digest ? [`'sha256-${digest}'`] : []), ...scriptFiles];
  return [
    "default-src 'none'",
    ...(scripts.length > 0 ? [`script-src ${scripts.join(' ')}`] : []),
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
  ].join('; ');
}
