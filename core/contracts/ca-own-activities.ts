import { Type, type Static } from 'typebox';
import { Activity } from './value-lists';

/** An activity that the operator has added with the factor set that a project uses. */
export const OwnActivity = Type.Object({
  ...Activity.properties,
  energy: Type.Optional(
    Type.Union(
      [
        Type.Object({
          kind: Type.Enum(['fuels', 'electricity', 'heat']),
          kwhPerUnit: Type.Number({ description: 'for fuels, by net calorific value' }),
          renewablePart: Type.Number({ minimum: 0, maximum: 1 }),
        }),
        Type.Literal('none'),
      ],
      { description: 'none: the activity uses no energy; omitted if the factor set does not state it' },
    ),
  ),
  names: Type.Record(Type.String(), Type.String(), { description: 'by language code' }),
  category: Type.Union([Type.Integer({ minimum: 1, maximum: 15 }), Type.Null()], {
    description: 'category of the Corporate Value Chain Standard; null outside scope 3',
  }),
});
export type OwnActivity = Static<typeof OwnActivity>;

/** All of them: a set holds a few hundred at most. */
export const OwnActivityList = Type.Object({ data: Type.Array(OwnActivity) });
export type OwnActivityList = Static<typeof OwnActivityList>;
