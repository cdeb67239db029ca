import { Type, type Static } from 'typebox';
import { AnyLocale, ProjectParams } from './common';

/** The announcement of a relaunch of the product, in one language. Plain text. */
export const RelaunchCampaign = Type.Object({
  title: Type.String(),
  content: Type.String({ description: 'paragraphs separated by blank lines' }),
  videoUrl: Type.String({ description: 'https address; empty without a video' }),
  relaunchDate: Type.String({ format: 'date' }),
  isActive: Type.Boolean(),
  campaignVersion: Type.String(),
});
export type RelaunchCampaign = Static<typeof RelaunchCampaign>;

export const RelaunchQuery = Type.Object({ locale: Type.Optional(AnyLocale) });

export const RelaunchAnswer = Type.Object({
  data: Type.Union([RelaunchCampaign, Type.Null()], {
    description: 'null if the caller has seen every announcement',
  }),
});
export type RelaunchAnswer = Static<typeof RelaunchAnswer>;

export const MarkViewedBody = Type.Object({
  projectId: ProjectParams.properties.projectId,
  campaignVersion: Type.String({ minLength: 1, maxLength: 100 }),
});
export type MarkViewedBody = Static<typeof MarkViewedBody>;

export const MarkViewedAnswer = Type.Object({ message: Type.String() });
