/** Addresses of the realm, as in Keycloak. All others are below `realm`. */
export const paths = {
  realm: '/realms/platform',
  connect: '/protocol/openid-connect',
  signIn: '/sign-in',
  forgottenPassword: '/forgotten-password',
  setPassword: '/set-password',
  changePassword: '/change-password',
  account: '/account',
  secondFactors: '/second-factors',
  resources: '/resources',
} as const;
