/** The sections of a self-assessment whose answers a customer may see, in the order of data/questions. */
export const answerSections = [
  'targets',
  'inventory',
  'companyEnergy',
  'governance',
  'supplierEngagement',
  'segmentBasics',
  'productFootprint',
  'siteEnergy',
  'logistics',
  'sectorSpecific',
] as const;
export type AnswerSection = (typeof answerSections)[number];
