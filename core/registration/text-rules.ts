import { string } from 'yup';
import { cleanText } from './clean-text';
import type { RegistrationFault } from './faults';
import { maxTextLength } from './limits';

/** A fault as the message of a rule: forms and the server have their own texts for it. */
export const fault = (name: RegistrationFault): RegistrationFault => name;

const isShort = (text: string | undefined) => [...(text ?? '')].length <= maxTextLength;

/** A one-line text of at most 200 characters as people count them: an emoji is one. */
export const oneLineText = () => string().transform(cleanText).test('length', fault('tooLong'), isShort);

/** The same, and not empty. @param missing the fault of an empty one */
export const requiredText = (missing: RegistrationFault) => oneLineText().required(fault(missing));
