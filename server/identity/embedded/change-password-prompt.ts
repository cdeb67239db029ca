import { interactionPolicy, type default as Provider, type KoaContextWithOIDC } from 'oidc-provider';

/** Keycloak's way to request a password change: a parameter of the sign-in. */
export const actionParameter = 'kc_action';
const action = 'UPDATE_PASSWORD';

/** The name of the prompt, and of its part in an interaction's result. */
export const changePassword = 'change_password';

const isAsked = (ctx: KoaContextWithOIDC) => ctx.oidc.params?.[actionParameter] === action;
const isDone = (ctx: KoaContextWithOIDC) => ctx.oidc.result?.[changePassword] !== undefined;

/** Leads a signed-in person who requests it to the page that changes the password. */
export function changePasswordPrompt(): interactionPolicy.Prompt {
  const { Prompt, Check } = interactionPolicy;
  const check = new Check('asked', 'The password is to be changed', 'interaction_required', (ctx) =>
    isAsked(ctx) && !isDone(ctx) ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
  );
  return new Prompt({ name: changePassword, requestable: false }, check);
}

/** Reports success to the app as Keycloak does. */
export function reportOutcome(provider: Provider): void {
  provider.on('authorization.success', (ctx, answer?: Record<string, unknown>) => {
    if (answer && isAsked(ctx) && isDone(ctx))
      Object.assign(answer, { [actionParameter]: action, kc_action_status: 'success' });
  });
}
