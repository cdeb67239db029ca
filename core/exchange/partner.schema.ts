import { object, string, type TestContext } from 'yup';
import { parseUrl } from '../outgoing/parse-url';
import { cleanLines, cleanText } from '../registration/clean-text';
import { fault } from './exchange-faults';

/** The rules of a partner that footprints are exchanged with. */
export const partnerSchema = object({
  name: string().transform(cleanText).required(fault('PARTNER_NAME_MISSING')),
});

/** Where footprints of a partner are fetched from, without the secret. */
export interface SourceAccess {
  address: string;
  /** Null or empty: found from `address`. */
  signInAddress: string | null;
  clientId: string;
}

/** What the rules need to know besides the record. */
export interface SourceContext {
  /** Its secret is kept; null or left out if none is stored. */
  stored?: SourceAccess | null | undefined;
}

/** An address without spaces and slashes at its ends; undefined if it cannot be called. */
export function readSourceAddress(text: string): string | undefined {
  const address = text.trim().replace(/\/+$/, '');
  const url = parseUrl(address);
  const isFine = url && /^https?:$/.test(url.protocol) && !url.username && !url.search && !url.hash;
  return isFine ? address : undefined;
}

/** The rules of a partner's source. The secret may be left out. Context: `SourceContext`. */
export const sourceSchema = object({
  address: string().test(
    'address',
    fault('SOURCE_ADDRESS_INVALID'),
    (text = '') => readSourceAddress(text) !== undefined,
  ),
  signInAddress: string()
    .nullable()
    .test(
      'address',
      fault('SOURCE_ADDRESS_INVALID'),
      (text) => !text?.trim() || readSourceAddress(text) !== undefined,
    ),
  clientId: string().test('given', fault('SOURCE_CLIENT_MISSING'), (id = '') => id.trim() !== ''),
  clientSecret: string().test('secret', fault('SOURCE_SECRET_MISSING'), (secret, { parent, options }) =>
    Boolean(secret || keepsSecret(parent as SourceAccess, options)),
  ),
});

/** A stored secret is not sent to another host, or for another client. */
function keepsSecret(given: SourceAccess, { context }: TestContext['options']): boolean {
  const { stored } = context as SourceContext;
  return stored?.clientId === given.clientId && hostsOf(stored) === hostsOf(given);
}

/** The hosts that get the secret or the token. */
const hostsOf = ({ address, signInAddress }: SourceAccess): string =>
  [address, signInAddress?.trim() || address].map((each) => parseUrl(each.trim())?.origin).join(' ');

/** The rules of a request to a partner's system, which finds products by their number only. */
export const partnerRequestSchema = object({
  partNumber: string().transform(cleanText).required(fault('PART_NUMBER_MISSING')),
});

/** The rules of the answer to a partner that gets no footprint. */
export const rejectionSchema = object({
  reason: string().transform(cleanLines).required(fault('REASON_MISSING')),
});
