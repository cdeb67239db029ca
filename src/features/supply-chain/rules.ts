import { localDay } from '../../../core/dates/local-day';
import type { DueDateContext, InvitationContext } from '../../../core/invitation/invitation.schema';
import { checkWith, type Check } from '../../lib/forms/rules';
import type { InviteForm } from './inviting/invite-form';

/** The rules of core/invitation, loaded when they are needed first. */
export const loadRules = () => import('../../../core/invitation/invitation.schema');

type Codes = Pick<InvitationContext, 'countries' | 'sectors'>;
type WithoutToday = Omit<DueDateContext, 'today'>;

/** @param known the codes there are */
export const checkInvitation = (known: Codes): Check<InviteForm> => checkToday('invitationSchema', known);

/**
 * The rules of a due date and of the words beside it.
 * @param stored the due date of the supplier, which may stay when it has passed
 */
export const checkReminder = (stored: string | null): Check<{ dueDate: string; message: string }> =>
  checkToday('reminderSchema', { stored });

/** @param stored the due date of the supplier, which may stay when it has passed */
export const checkDueDate = (stored: string | null): Check<{ dueDate: string; wanted: readonly string[] }> =>
  checkToday('askedSchema', { stored });

/** A form may stay open over midnight. */
function checkToday<Values extends object>(
  schema: keyof Awaited<ReturnType<typeof loadRules>>,
  context: WithoutToday | Codes,
): Check<Values> {
  const load = () => loadRules().then((rules) => rules[schema]);
  return (values) => checkWith<Values>(load, { ...context, today: localDay(new Date()) })(values);
}
