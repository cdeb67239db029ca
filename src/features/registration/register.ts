import type { CreateProjectAnswer } from '../../../core/contracts/registration';
import type { Locale } from '../../../core/i18n/locales';
import { composePhone } from '../../../core/phone/compose-phone';
import { normaliseEmail } from '../../../core/registration/email';
import { withDefaultMessage } from '../../lib/api/default-message';
import { publicCall, PublicCallError } from '../../lib/api/public-call';
import { forgetSent, markSent } from './draft';
import { failureOf, NoProjectError, type RegistrationFailure } from './failure';
import { createAccountBody, createProjectBody } from './payloads';
import type { RegistrationValues } from './values';

export interface RegistrationOrder {
  token: string;
  values: RegistrationValues;
  locale: Locale;
  suppressWarnings: boolean;
}

/** A warning, with nothing created; or the project and its first account; or a failure. */
export type RegistrationResult =
  | { warning: string }
  | { projectId: number; email: string }
  | { failure: RegistrationFailure };

/** Creates the project, then its account. */
export async function register(order: RegistrationOrder): Promise<RegistrationResult> {
  markSent(order.token);
  try {
    return await makeProject(order);
  } catch (error) {
    const failure = failureOf(error);
    // Somebody else has used the invitation: sending it again leads nowhere.
    if (failure.kind === 'token') forgetSent();
    return { failure };
  }
}

/** @throws PublicCallError, NoProjectError */
async function makeProject(order: RegistrationOrder): Promise<RegistrationResult> {
  const { token, values, locale, suppressWarnings } = order;
  const phoneNumber = composePhone({ territory: values.phoneTerritory, typed: values.phoneNumber });
  const registration = { values, phoneNumber, locale };
  const project = (await publicCall(
    '/registration/create-project',
    createProjectBody(registration, token, suppressWarnings),
    crypto.randomUUID(),
  )) as Partial<CreateProjectAnswer & { warning: string; projectId: number }> | null | undefined;
  if (typeof project?.warning === 'string') return { warning: project.warning };
  const { projectId } = project ?? {};
  if (typeof projectId !== 'number') throw new NoProjectError();
  await createAccount(createAccountBody(registration, projectId));
  return { projectId, email: normaliseEmail(values.email) };
}

async function createAccount(body: object): Promise<void> {
  try {
    await publicCall('/auth/create-account', body, crypto.randomUUID());
  } catch (error) {
    if (!(error instanceof PublicCallError)) throw error;
    throw new PublicCallError(withDefaultMessage(error.reason, 'Account creation failed with status'));
  }
}
