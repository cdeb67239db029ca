import { interactionPolicy } from 'oidc-provider';
import { actionParameter } from '../change-password-prompt';

/** The action with which the realm's own account page requests the list of second factors. */
export const manageAction = 'SECOND_FACTORS';

/** The name of the prompt. */
export const manageFactors = 'second_factors';

/** Seconds after which a person must sign in again before changing how they sign in, as in Keycloak. */
const recent = 5 * 60;

const { Prompt, Check } = interactionPolicy;

/** Leads a signed-in person who requests it to the list of their second factors. */
export function manageFactorsPrompt(): interactionPolicy.Prompt {
  const check = new Check('asked', 'Second factors are to be changed', 'interaction_required', (ctx) =>
    ctx.oidc.params?.[actionParameter] === manageAction ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
  );
  return new Prompt({ name: manageFactors, requestable: false }, check);
}

/**
 * Part of the prompt `login`: an open session on an unattended machine must not be enough to add a key to the
 * account.
 */
export function recentSignInCheck(): interactionPolicy.Check {
  return new Check('recent_sign_in', 'The last sign-in is too long ago', 'login_required', ({ oidc }) => {
    const isAsked = oidc.params?.[actionParameter] === manageAction;
    const isOld = oidc.session?.accountId !== undefined && oidc.session.past(recent);
    return isAsked && isOld && !oidc.result?.login ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT;
  });
}
