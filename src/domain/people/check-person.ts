import type { TypedPhone } from '../../../core/people/contact-fields';
import { checkWith, type Check } from '../../lib/forms/rules';

/** The full number from dial code and typed digits; the phone number rules are loaded when needed. */
export async function phoneNumberOf({ phoneTerritory, phoneNumber }: TypedPhone): Promise<string> {
  if (phoneNumber.trim() === '') return '';
  const { composePhone } = await import('../../../core/phone/compose-phone');
  return composePhone({ territory: phoneTerritory, typed: phoneNumber });
}

/** Validates a person with a schema that knows the full phone number, not its parts. */
export function checkPerson<Values extends TypedPhone>(load: Parameters<typeof checkWith>[0]): Check<Values> {
  const check = checkWith<Values>(load);
  return async (values) => {
    // Offline the phone number rules may be unavailable: then only the server validates.
    const phoneNumber = await phoneNumberOf(values).catch(() => '');
    return check({ ...values, phoneNumber });
  };
}
