import { array, object, string, type TestContext } from 'yup';
import { cleanText } from '../registration/clean-text';
import { clientScopes, maxClientNameLength } from '../terms/api-clients';

/** Faults of an API client, with the server's messages. */
export const apiClientFaults = {
  NAME_REQUIRED: 'Say what the client is called.',
  NAME_TOO_LONG: `The name may have at most ${maxClientNameLength} characters.`,
  NOTHING_ALLOWED: 'Choose at least one scope.',
  EXPIRED_ALREADY: 'The last day must not lie in the past.',
} as const;
export type ApiClientFault = keyof typeof apiClientFaults;

/** What the rules need to know besides the record. */
export interface ApiClientContext {
  /** `YYYY-MM-DD` */
  today: string;
}

const fault = (name: ApiClientFault): ApiClientFault => name;

/** The rules of a new API client; `expiresOn` is `YYYY-MM-DD`, or empty or null for none. Context: `ApiClientContext`. */
export const apiClientSchema = object({
  name: string()
    .transform(cleanText)
    .required(fault('NAME_REQUIRED'))
    .test('length', fault('NAME_TOO_LONG'), (name = '') => [...name].length <= maxClientNameLength),
  scopes: array(string().oneOf([...clientScopes])).min(1, fault('NOTHING_ALLOWED')),
  expiresOn: string()
    .nullable()
    .test('past', fault('EXPIRED_ALREADY'), (day, { options }: TestContext) => {
      return !day || day >= (options.context as ApiClientContext).today;
    }),
});
