import { Type, type Static } from 'typebox';

/**
 * The settings of an installation that a built site needs, served as `/env.json`. All of it is public: it reaches every
 * visitor.
 */
export const PublicEnv = Type.Object({
  apiCredential: Type.String({ description: 'the fixed bearer credential; authorises public calls only' }),
  identity: Type.Object({ url: Type.String(), realm: Type.String(), clientId: Type.String() }),
  links: Type.Object({
    trustCenter: Type.String(),
    about: Type.String(),
    help: Type.String(),
    support: Type.String(),
    imprint: Type.Optional(Type.String({ description: 'left out where the operator has none' })),
  }),
});
export type PublicEnv = Static<typeof PublicEnv>;
