/** Parameters of the app's start page that start the sign-in immediately (specification 1, section 4). */
export const actionParameter = 'kc_action';
export const reauthenticate = 'reauthenticate';
export const emailParameter = 'login_hint';

/** Where this person signs in, even if somebody else is signed in in this browser. */
export const signInAs = (email: string): string =>
  `/?${actionParameter}=${reauthenticate}&${emailParameter}=${encodeURIComponent(email)}`;
