import { createRequire } from 'node:module';
import { emailDomain } from '../../core/registration/email';

/** Public mail providers: such a domain does not identify a company. */
const publicProviders: ReadonlySet<string> = new Set(
  createRequire(import.meta.url)('email-providers/all.json') as readonly string[],
);

/** The domain of a company's own mail; undefined for an address at a public mail provider. */
export function companyDomain(email: string): string | undefined {
  const domain = emailDomain(email);
  return publicProviders.has(domain) ? undefined : domain;
}
