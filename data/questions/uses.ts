/** What an answer is used for; texts stand in `locales/<language>/assessment.json` under `question.use`. */
export type QuestionUse = 'customers' | 'customerAccounts';

/** Every question by the use of its answer. A question without a use is not asked: uses.test.ts compares both. */
export const questionUses: Readonly<Record<QuestionUse, readonly string[]>> = {
  /** The customers with whom its section is shared see it (core/assessment/answer-sections.ts). */
  customers: [
    'targetStatus',
    'targetScopes',
    'netZeroYear',
    'inventoryScopes',
    'inventoryYear',
    'inventoryStandard',
    'dataAssurance',
    'renewableElectricityShare',
    'renewableElectricityProof',
    'energyManagement',
    'energyAuditDate',
    'climateResponsibility',
    'certifications',
    'reporting',
    'supplierRequirements',
    'supplierDataShare',
    'products',
    'dataYear',
    'allocationMethod',
    'footprintStatus',
    'footprintValue',
    'footprintPer',
    'footprintStandard',
    'primaryDataShare',
    'electricityContract',
    'siteRenewableElectricity',
    'heatSources',
    'transportModes',
    'transportDistance',
    'lowEmissionTransport',
    'steelRoute',
    'recycledContent',
    'energyPerTonne',
    'primaryAluminiumFootprint',
    'scrapRate',
    'materialOrigin',
    'renewableFeedstockShare',
    'supplierFootprints',
    'solventRecoveryRate',
    'airFreightShare',
    'sf6Use',
    'certifiedWood',
    'animalShare',
    'foodLossRate',
    'clinkerShare',
    'freightIntensity',
    'emptyRunShare',
    'subcontractedShare',
    'renewableEnergyShare',
    'networkLossRate',
    'heatIntensity',
    'landfillShare',
    'recyclingRate',
    'gasCaptureRate',
    'pue',
    'serverUtilisation',
    'travelPolicy',
    'fleetElectricShare',
  ],
  /** The year for which customers count the emissions avoided (server/modules/business-segments/performances.ts). */
  customerAccounts: ['dataYear'],
};

/** The use of every answer, stated once per questionnaire. */
export const sectionUse: QuestionUse = 'customers';

/** Retired questions. Their ids are never used again, and the audit trail still names them. */
export const retiredQuestions: readonly string[] = ['turnoverShare'];

/** What the answer to a question is used for, in the order of the table. */
export const usesOf = (questionId: string): QuestionUse[] =>
  (Object.keys(questionUses) as QuestionUse[]).filter((use) => questionUses[use].includes(questionId));
