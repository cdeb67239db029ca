import { array, object, string } from 'yup';
import { parseUrl } from '../outgoing/parse-url';
import { cleanText } from '../registration/clean-text';
import { maxWebhookAddressLength, maxWebhookNameLength, webhookEvents } from './webhooks';

/** Faults of a webhook, with the server's messages. */
export const webhookFormFaults = {
  NAME_REQUIRED: 'Say what the webhook is called.',
  NAME_TOO_LONG: `The name may have at most ${maxWebhookNameLength} characters.`,
  ADDRESS_REQUIRED: 'Say which address is called.',
  ADDRESS_INVALID:
    'Enter an address such as https://erp.example.com/hooks, without a password or a fragment.',
  ADDRESS_TOO_LONG: `The address may have at most ${maxWebhookAddressLength} characters.`,
  NOTHING_CHOSEN: 'Choose at least one event.',
} as const;
export type WebhookFormFault = keyof typeof webhookFormFaults;

const fault = (name: WebhookFormFault): WebhookFormFault => name;

/** Host, path and query; without TLS only if the operator allows it, which the server checks. */
const callable = /^https?:\/\/[^\s/?#@]+([/?][^\s#]*)?$/i;

/** The rules of a webhook. */
export const webhookSchema = object({
  name: string()
    .transform(cleanText)
    .required(fault('NAME_REQUIRED'))
    .test('length', fault('NAME_TOO_LONG'), (name = '') => [...name].length <= maxWebhookNameLength),
  address: string()
    .trim()
    .required(fault('ADDRESS_REQUIRED'))
    .max(maxWebhookAddressLength, fault('ADDRESS_TOO_LONG'))
    .matches(callable, fault('ADDRESS_INVALID'))
    .test('url', fault('ADDRESS_INVALID'), (address = '') => parseUrl(address) !== undefined),
  events: array(string().oneOf([...webhookEvents])).min(1, fault('NOTHING_CHOSEN')),
});
