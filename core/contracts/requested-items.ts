import { Type, type Static } from 'typebox';
import { requestedKinds } from '../terms/requested-items';
import { Instant } from './common';

const RequestedKindSchema = Type.Enum([...requestedKinds]);

/** The requested kinds, in a body. */
export const RequestedKinds = Type.Array(RequestedKindSchema, {
  minItems: 1,
  maxItems: requestedKinds.length,
  uniqueItems: true,
  errorMessage: `Say what is asked for: one or more of ${requestedKinds.join(', ')}`,
});

/** Missing: the self-assessment. */
export const RequestedItems = Type.Optional(
  Type.Array(
    Type.Object({
      kind: RequestedKindSchema,
      doneAt: Type.Union([Instant, Type.Null()], { description: 'null until the supplier has done it' }),
    }),
    { description: 'what the customer requests; answered once every part is done' },
  ),
);
export type RequestedItems = Static<typeof RequestedItems>;
