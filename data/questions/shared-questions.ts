import type { Question } from '../../core/assessment/catalogue';

/** Questions for several sectors; those of only one sector are in its file. */
export const recycledContent: Question = { id: 'recycledContent', kind: 'share', required: true };

export const scrapRate: Question = { id: 'scrapRate', kind: 'share', required: false };

export const energyPerTonne: Question = {
  id: 'energyPerTonne',
  kind: 'number',
  required: false,
  unit: 'kwhPerTonne',
  min: 0,
  max: 100_000,
};

export const materialOrigin: Question = {
  id: 'materialOrigin',
  kind: 'choice',
  required: false,
  options: ['known', 'mostlyKnown', 'partlyKnown', 'none'],
};

export const supplierFootprints: Question = { id: 'supplierFootprints', kind: 'share', required: false };

export const airFreightShare: Question = { id: 'airFreightShare', kind: 'share', required: false };
