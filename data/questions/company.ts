import type { Section } from '../../core/assessment/catalogue';

/**
 * What is asked once per company. Reduction targets (base year, target year, reduction) and footprints by year are
 * separate lists.
 */
export const companySections: readonly Section[] = [
  {
    id: 'targets',
    questions: [
      {
        id: 'targetStatus',
        kind: 'choice',
        required: true,
        options: ['none', 'planned', 'set', 'validated'],
      },
      {
        id: 'targetScopes',
        kind: 'choices',
        required: false,
        options: ['scope1', 'scope2', 'scope3Upstream', 'scope3Downstream', 'none'],
      },
      { id: 'netZeroYear', kind: 'year', required: false, min: 2020, max: 2100 },
    ],
  },
  {
    id: 'inventory',
    questions: [
      {
        id: 'inventoryScopes',
        kind: 'choice',
        required: true,
        options: ['none', 'scopes12', 'scope3Partly', 'scope3Full'],
      },
      { id: 'inventoryYear', kind: 'year', required: false, min: 1990, max: 2100, isPast: true },
      {
        id: 'inventoryStandard',
        kind: 'choice',
        required: false,
        options: ['ghgProtocol', 'iso14064', 'national', 'other', 'none'],
      },
      {
        id: 'dataAssurance',
        kind: 'choice',
        required: true,
        options: ['none', 'internal', 'limited', 'reasonable'],
      },
    ],
  },
  {
    id: 'companyEnergy',
    questions: [
      { id: 'renewableElectricityShare', kind: 'share', required: true },
      {
        id: 'renewableElectricityProof',
        kind: 'choices',
        required: false,
        options: ['ownGeneration', 'ppa', 'greenTariff', 'certificates', 'none'],
      },
      {
        id: 'energyManagement',
        kind: 'choice',
        required: false,
        options: ['none', 'monitoring', 'audit', 'iso50001'],
      },
      { id: 'energyAuditDate', kind: 'date', required: false, min: '1990-01-01', max: '2100-12-31' },
    ],
  },
  {
    id: 'governance',
    questions: [
      {
        id: 'climateResponsibility',
        kind: 'choice',
        required: true,
        options: ['none', 'specialist', 'management', 'board'],
      },
      {
        id: 'certifications',
        kind: 'choices',
        required: false,
        options: ['iso14001', 'emas', 'iso50001', 'iso14064', 'ecoVadis', 'cdp', 'other', 'none'],
      },
      {
        id: 'reporting',
        kind: 'choice',
        required: false,
        options: ['none', 'onRequest', 'published', 'audited'],
      },
    ],
  },
  {
    id: 'supplierEngagement',
    questions: [
      {
        id: 'supplierRequirements',
        kind: 'choices',
        required: true,
        options: ['codeOfConduct', 'dataRequested', 'targetsRequired', 'awardCriterion', 'none'],
      },
      { id: 'supplierDataShare', kind: 'share', required: false },
    ],
  },
];
