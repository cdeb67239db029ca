import type { TypedPhone } from '../../../core/people/contact-fields';
import { checkWith, type Check } from '../../lib/forms/rules';

/** The number behind dial code and typed digits; the rules of telephone numbers are loaded when it is needed. */
export async function phoneNumberOf({ phoneTerritory, phoneNumber }: TypedPhone): Promise<string> {
  if (phoneNumber.trim() === '') return '';
  const { composePhone } = await import('../../../core/phone/compose-phone');
  return composePhone({ territory: phoneTerritory, typed: phoneNumber });
}

/** Checks a person by the rules of a schema, which know the whole phone number and not its parts. */
export function checkPerson<Values extends TypedPhone>(load: Parameters<typeof checkWith>[0]): Check<Values> {
  const check = checkWith<Values>(load);
  return async (values) => {
    // Without a network the rules of telephone numbers may be missing: the server's own check decides.
    const phoneNumber = await phoneNumberOf(values).catch(() => '');
    return check({ ...values, phoneNumber });
  };
}
