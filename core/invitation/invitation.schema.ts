import { array, object, string, type TestContext } from 'yup';
import { cleanText } from '../registration/clean-text';
import { isEmailAddress, normaliseEmail } from '../registration/email';
import { maxTextLength } from '../registration/limits';
import type { InvitationFault } from './invitation-faults';
import { firstLateDay, maxMessageLength } from './limits';

/** What the rules of a due date need to know. */
export interface DueDateContext {
  /** `YYYY-MM-DD` */
  today: string;
  /** The stored due date, which may stay when it has passed. */
  stored?: string | null;
}

/** What the rules of an invitation also need to know: the existing codes. */
export interface InvitationContext extends DueDateContext {
  countries: ReadonlySet<string>;
  sectors: ReadonlySet<string>;
}

const fault = (name: InvitationFault): InvitationFault => name;
const contextOf = ({ options }: TestContext) => options.context as InvitationContext;

const isAtMost = (longest: number) => (text: string | undefined) => [...(text ?? '')].length <= longest;

/**
 * The rules of an invitation, in the order of the form, for forms, sheets and the server. Whether this company may
 * invite the supplier is decided by the server. The due date is `YYYY-MM-DD`, or empty or null for none. Context:
 * `InvitationContext`. The messages are of `InvitationFault`.
 */
export const invitationSchema = object({
  supplierName: string()
    .transform(cleanText)
    .required(fault('NAME_REQUIRED'))
    .test('length', fault('NAME_TOO_LONG'), isAtMost(maxTextLength)),
  email: string().test('email', fault('INVALID_EMAIL'), (email = '') =>
    isEmailAddress(normaliseEmail(email)),
  ),
  sectorCode: string().test('known', fault('UNKNOWN_SECTOR'), (code = '', test) =>
    contextOf(test).sectors.has(code),
  ),
  countryCode: string().test('known', fault('UNKNOWN_COUNTRY'), (code = '', test) =>
    contextOf(test).countries.has(code),
  ),
  supplierId: string().transform(cleanText).test('length', fault('NUMBER_TOO_LONG'), isAtMost(maxTextLength)),
  wanted: array().min(1, fault('NOTHING_WANTED')),
  dueDate: string()
    .nullable()
    .test('past', fault('DUE_DATE_PAST'), (day, test) => {
      const { today, stored } = contextOf(test);
      return !day || day === stored || day >= today;
    })
    .test(
      'far',
      fault('DUE_DATE_FAR'),
      (day, test) => !day || day === contextOf(test).stored || day < firstLateDay,
    ),
  message: string().test('length', fault('MESSAGE_TOO_LONG'), isAtMost(maxMessageLength)),
});

/** The rules of a reminder, and of the fields shared by many invitations. Context: `DueDateContext`. */
export const reminderSchema = invitationSchema.pick(['dueDate', 'message']);

/** The rules of a change to what is requested and by when. Context: `DueDateContext`. */
export const askedSchema = invitationSchema.pick(['wanted', 'dueDate']);
