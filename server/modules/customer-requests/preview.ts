import { answersBySection, answersOfSegment } from '../../../core/assessment/answer-sections';
import { bestPerformanceOf } from '../../../core/assessment/performance';
import { segmentPlan } from '../../../core/assessment/plan';
import type { BusinessSegment } from '../../../core/contracts/business-segments';
import type { CompanyProfile } from '../../../core/contracts/company-profile';
import type { CompanyQuestions } from '../../../core/contracts/company-questions';
import type { CustomerView } from '../../../core/contracts/customer-view';
import { figuresOf } from '../../../core/supply-chain/implementation';
import { catalogue } from '../../../data/questions/catalogue';
import { notFound } from '../../lib/api-error';
import type { Queryable } from '../../lib/database';
import { findCustomer, findOne } from './repository';

type SegmentPart = 'score' | 'performance' | 'BusinessSegmentAnswers' | 'BusinessSegmentChoiceAnswers';

/** The company data that the preview reads: its current answers, submitted or not, and its identity. */
export interface Company {
  findSegment(
    db: Queryable,
    projectId: number,
    key: { sectorCode: string; countryCode: string },
  ): Promise<Pick<BusinessSegment, SegmentPart> | undefined>;
  findQuestions(
    db: Queryable,
    projectId: number,
  ): Promise<Pick<CompanyQuestions, 'reductions' | 'footprints' | 'questionnaire'> | undefined>;
  findShared(
    db: Queryable,
    pair: { projectId: number; customerId: number },
  ): Promise<CustomerView['emissions']>;
  findOffered(
    db: Queryable,
    pair: { projectId: number; customerId: number },
  ): Promise<NonNullable<CustomerView['products']>>;
  /** Every sustainability report as the customer would see it. */
  findReports(
    db: Queryable,
    pair: { projectId: number; customerId: number },
  ): Promise<NonNullable<CustomerView['reports']>>;
  findProfile(db: Queryable, projectId: number): Promise<Pick<CompanyProfile, 'PersonalData'> | undefined>;
}

/**
 * What the customer of a request would see if the current answers were submitted, before anything is withheld
 * (core/supply-chain/customer-view.ts). @throws ApiError 404 for a linking that is not the project's
 */
export async function previewCustomerView(
  db: Queryable,
  company: Company,
  projectId: number,
  linkingId: string,
): Promise<CustomerView> {
  const request = await findOne(db, projectId, linkingId);
  if (!request) throw notFound('The request');
  const { RequestedSector: sectorCode, RequestedCountry: countryCode } = request;
  const customerId = await findCustomer(db, linkingId);
  const segment = await company.findSegment(db, projectId, { sectorCode, countryCode });
  const questions = await company.findQuestions(db, projectId);
  const profile = await company.findProfile(db, projectId);
  const plan = segmentPlan(catalogue, sectorCode);
  const answers = [...(questions?.questionnaire ?? []), ...(segment ? answersOfSegment(segment) : [])];
  return {
    ...figuresOf(segment ?? { score: null, performance: null }, bestPerformanceOf(plan.hotspots)),
    contact: profile ? contactOf(profile) : null,
    targets: questions?.reductions ?? [],
    footprints: questions?.footprints ?? [],
    emissions: await company.findShared(db, { projectId, customerId }),
    products: await company.findOffered(db, { projectId, customerId }),
    answers: answersBySection([...catalogue.company, ...plan.sections], answers),
    reports: await company.findReports(db, { projectId, customerId }),
  };
}

function contactOf({ PersonalData: person }: Pick<CompanyProfile, 'PersonalData'>): CustomerView['contact'] {
  const { Name, SurName, JobTitle: jobTitle, Email: email, PhoneNumber: phoneNumber } = person;
  return { name: `${Name} ${SurName}`.trim(), jobTitle, email, phoneNumber };
}
