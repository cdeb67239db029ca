import type { Area } from './area';

const requests: Area = {
  name: 'Customer requests',
  description: 'Requests of customers for data, what each customer can see, and submissions.',
  codes: { 409: ['NOTHING_TO_SUBMIT', 'REQUEST_DECLINED'] },
  operations: {
    'GET /customer-requests/project/{projectId}': 'List the requests of customers with their status',
    'GET /customer-requests/project/{projectId}/last-submission-date':
      'Read when answers were last submitted',
    'POST /customer-requests/project/{projectId}/respond': 'Accept or decline requests',
    'PUT /customer-requests/project/{projectId}/{linkingId}/visibility': 'Choose what a customer can see',
    'GET /customer-requests/project/{projectId}/{linkingId}/preview': 'Preview what a customer can see',
    'POST /customer-requests/project/{projectId}/populate':
      'Prepare and list requests, as the app shows them',
    'POST /customer-requests/project/{projectId}/submit': 'Submit the answers to every customer',
  },
};

const assessment: Area = {
  name: 'Self-assessment',
  description: 'Questions and reduction measures by business segment, and questions about the company.',
  codes: { 400: ['UNKNOWN_SEGMENT', 'INVALID_ANSWERS'], 404: ['SEGMENT_NOT_FOUND'], 409: ['SEGMENT_NEEDED'] },
  operations: {
    'GET /business-segments/project/{projectId}': 'List business segments with their answers and scores',
    'POST /business-segments/project/{projectId}/create': 'Add a business segment',
    'DELETE /business-segments/project/{projectId}/{segmentId}': 'Remove a business segment',
    'POST /business-segments/project/{projectId}/populate':
      'Prepare and list segments, as the app shows them',
    'POST /business-segments/project/{projectId}/save-and-calc': 'Save answers and calculate the score',
    'POST /business-segments/project/{projectId}/import-answers':
      'Copy the answers of the same sector in another country',
    'GET /business-segments/benchmarks/{sectorCode}': 'Compare a sector with other companies',
    'GET /company-questions/project/{projectId}': 'Read the company questions with their answers',
    'POST /company-questions/project/{projectId}/submit': 'Save answers to company questions',
    'POST /company-questions/project/{projectId}/populate':
      'Prepare and read company questions, as the app shows them',
  },
};

const report = '/sustainability-reports/project/{projectId}';
const reports: Area = {
  name: 'Sustainability reports',
  description: 'Reports by the voluntary standard for small companies (VSME).',
  codes: {
    400: ['INVALID_VALUES'],
    409: ['EVIDENCE_MANY', 'EVIDENCE_FULL'],
    422: ['EVIDENCE_TYPE'],
  },
  operations: {
    [`GET ${report}`]: 'List reports by year',
    [`POST ${report}`]: 'Start the report of a year',
    [`GET ${report}/{year}`]: 'Read the report of a year',
    [`DELETE ${report}/{year}`]: 'Remove the report of a year',
    [`POST ${report}/{year}/save`]: 'Save values of a report',
    [`POST ${report}/{year}/evidence`]: 'Add an evidence file to a report',
    [`GET ${report}/{year}/evidence/{fileId}`]: 'Download an evidence file of a report',
    [`DELETE ${report}/{year}/evidence/{fileId}`]: 'Remove an evidence file of a report',
  },
};

const profile: Area = {
  name: 'Company',
  description: 'Profile and privileges of the company.',
  codes: { 409: ['DUNS_EXISTS'] },
  operations: {
    'GET /company-profile/{projectId}': 'Read the profile of the company',
    'PUT /company-profile/{projectId}': 'Change the profile of the company',
    'GET /company-profile/{projectId}/history': 'List changes of the profile',
    'GET /company-profile/{projectId}/privileges': 'Read the privileges of the company',
  },
};

const trail: Area = {
  name: 'Audit trail',
  description: 'Who changed what, and when.',
  operations: {
    'GET /audit/project/{projectId}': 'List changes by person and area',
    'GET /audit/project/{projectId}/csv': 'Download the changes as a CSV file',
  },
};

const lists: Area = {
  name: 'Value lists',
  description: 'Valid values for other requests. Available without a signed-in person or a scope.',
  operations: {
    'GET /app-countries': 'List countries',
    'GET /app-hotspot-sectors': 'List the sectors of the self-assessment',
    'GET /app-registration-industries': 'List industries',
    'GET /ca-scope3-sectors': 'List the sectors of spend',
    'GET /ca-activities-list': 'List activities with their units',
    'GET /ca-prefills-list': 'List the prefilled values of new records',
  },
};

export const companyAreas: readonly Area[] = [requests, assessment, reports, profile, trail, lists];
