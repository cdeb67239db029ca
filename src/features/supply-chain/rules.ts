import { localDay } from '../../../core/dates/local-day';
import type { DueDateContext, InvitationContext } from '../../../core/invitation/invitation.schema';
import { checkWith, type Check } from '../../lib/forms/rules';
import type { InviteForm } from './inviting/invite-form';

/** The rules of core/invitation, loaded on demand. */
export const loadRules = () => import('../../../core/invitation/invitation.schema');

type Codes = Pick<InvitationContext, 'countries' | 'sectors'>;
type WithoutToday = Omit<DueDateContext, 'today'>;

/** @param known the known codes */
export const checkInvitation = (known: Codes): Check<InviteForm> => checkToday('invitationSchema', known);

/**
 * The rules of a due date and its message.
 * @param stored the supplier's due date, which may stay although it has passed
 */
export const checkReminder = (stored: string | null): Check<{ dueDate: string; message: string }> =>
  checkToday('reminderSchema', { stored });

/** @param stored the supplier's due date, which may stay although it has passed */
export const checkDueDate = (stored: string | null): Check<{ dueDate: string; wanted: readonly string[] }> =>
  checkToday('askedSchema', { stored });

/** Takes today's date at each check: a form may stay open over midnight. */
function checkToday<Values extends object>(
  schema: keyof Awaited<ReturnType<typeof loadRules>>,
  context: WithoutToday | Codes,
): Check<Values> {
  const load = () => loadRules().then((rules) => rules[schema]);
  return (values) => checkWith<Values>(load, { ...context, today: localDay(new Date()) })(values);
}
