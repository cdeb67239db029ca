import type { BusinessSegment } from '../../../core/contracts/business-segments';

/** A segment for tests: aluminium from Austria, nothing answered. */
export function testSegment(changes: Partial<BusinessSegment> = {}): BusinessSegment {
  return {
    id: '5e900000-0000-4000-8000-000000000001',
    sectorCode: 'ALUMINIUM',
    countryCode: 'AT',
    assessmentStatus: 'draft',
    submittedAt: null,
    BusinessSegmentAnswers: [],
    BusinessSegmentChoiceAnswers: [],
    BusinessSegmentHotspotAnswers: [],
    score: null,
    performance: null,
    submitted: null,
    updatedAt: '2026-11-20T10:00:00.000Z',
    updatedBy: null,
    version: 1,
    ...changes,
  };
}
