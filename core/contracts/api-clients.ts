import { Type, type Static } from 'typebox';
import { clientScopes } from '../terms/api-clients';
import { Instant, ProjectParams } from './common';

const Id = Type.String({ format: 'uuid' });
const Day = Type.String({ format: 'date' });
const Scopes = Type.Array(Type.Enum([...clientScopes]), { maxItems: clientScopes.length });

/** Another system of the company that calls the API. */
export const ApiClient = Type.Object({
  id: Type.String({ format: 'uuid', description: 'the OAuth client_id' }),
  name: Type.String(),
  scopes: Scopes,
  expiresOn: Type.Union([Day, Type.Null()], {
    description: 'last valid day, in UTC; null: never expires',
  }),
  isExpired: Type.Boolean(),
  secretMadeAt: Instant,
  createdAt: Instant,
  lastUsedAt: Type.Union([Instant, Type.Null()], { description: 'accurate to the minute' }),
});
export type ApiClient = Static<typeof ApiClient>;

/** By name: a company has at most 20. */
export const ApiClientList = Type.Object({
  data: Type.Array(ApiClient),
  tokenAddress: Type.String({ description: 'address of the token endpoint' }),
});
export type ApiClientList = Static<typeof ApiClientList>;

export const ApiClientBody = Type.Object({
  data: Type.Object({
    id: Type.Optional(
      Type.String({ format: 'uuid', description: 'created by the caller; becomes the id of the client' }),
    ),
    name: Type.String({ maxLength: 1000 }),
    scopes: Scopes,
    expiresOn: Type.Optional(Type.Union([Day, Type.Null()])),
  }),
});
export type ApiClientBody = Static<typeof ApiClientBody>;

export const ApiClientParams = Type.Object({ ...ProjectParams.properties, id: Id });

export const ApiClientAnswer = Type.Object({ data: ApiClient });

/** The credentials with which a client requests tokens. The secret is shown only once. */
export const NewClientSecret = Type.Object({
  data: Type.Object({ client: ApiClient, clientSecret: Type.String() }),
});
export type NewClientSecret = Static<typeof NewClientSecret>;
