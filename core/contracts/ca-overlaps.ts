import { Type, type Static } from 'typebox';
import { YearParams } from './ca-common';

/** `separate`: the purchases hold nothing that is entered as an activity. `accepted`: they may, and both are kept. */
export const OverlapAnswer = Type.Enum(['separate', 'accepted']);
export type OverlapAnswer = Static<typeof OverlapAnswer>;

/** Something a year may count twice: purchases of a sector, and activities that cover the same. */
export const Overlap = Type.Object({
  sectorCode: Type.String(),
  sectorName: Type.String(),
  activityIds: Type.Array(Type.Integer()),
  answer: Type.Union([OverlapAnswer, Type.Null()], { description: 'null until answered' }),
});
export type Overlap = Static<typeof Overlap>;

/** The same in results: the tonnes of both, the activities with their upstream. */
export const AnsweredOverlap = Type.Object({
  sectorCode: Type.String(),
  sectorName: Type.String(),
  activityIds: Type.Array(Type.Integer()),
  purchasesTons: Type.Number(),
  activitiesTons: Type.Number(),
  answer: Type.Union([OverlapAnswer, Type.Null()], {
    description: 'the current answer, even if given after the calculation; null until answered',
  }),
});
export type AnsweredOverlap = Static<typeof AnsweredOverlap>;

/** As stored by a calculation. */
export type CountedOverlap = Omit<AnsweredOverlap, 'answer'>;

export const OverlapList = Type.Object({ data: Type.Array(Overlap) });
export type OverlapList = Static<typeof OverlapList>;

export const OverlapParams = Type.Object({ ...YearParams.properties, sectorCode: Type.String() });

export const OverlapBody = Type.Object({ data: Type.Object({ answer: OverlapAnswer }) });
