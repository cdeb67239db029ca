import { Type, type Static } from 'typebox';
import { wantedKinds } from '../requests/wanted';
import { Instant } from './common';

const WantedKindSchema = Type.Enum([...wantedKinds]);

/** The requested kinds, in a body. */
export const WantedKinds = Type.Array(WantedKindSchema, {
  minItems: 1,
  maxItems: wantedKinds.length,
  uniqueItems: true,
  errorMessage: `Say what is asked for: one or more of ${wantedKinds.join(', ')}`,
});

/** Missing: the self-assessment. */
export const Wanted = Type.Optional(
  Type.Array(
    Type.Object({
      kind: WantedKindSchema,
      doneAt: Type.Union([Instant, Type.Null()], { description: 'null until the supplier has done it' }),
    }),
    { description: 'what the customer requests; answered once every part is done' },
  ),
);
export type Wanted = Static<typeof Wanted>;
