import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import type { BusinessSegment } from '../../../core/contracts/business-segments';
import type { CompanyQuestions } from '../../../core/contracts/company-questions';
import type { CustomerRequest } from '../../../core/contracts/customer-requests';
import { assessmentSlice } from '../../../src/features/self-assessment/assessment-slice';
import { emptyCompanyQuestions } from '../../../src/features/self-assessment/state/company-draft';
import { screenStore } from './api-store';
import { refusal, stubNetwork } from './stub-network';
import { testRequest } from './test-request';
import { testSegment } from './test-segment';
import { WithTexts } from './with-texts';

export const segmentsCall = 'GET /api/business-segments/project/42';
export const companyCall = 'GET /api/company-questions/project/42';
export const requestsCall = 'GET /api/customer-requests/project/42';
export const submitCall = 'POST /api/customer-requests/project/42/submit';
export const createCall = 'POST /api/business-segments/project/42/create';

export const page = <Item,>(...data: Item[]) => ({ data, meta: { pagination: { pageCount: 1 } } });
export const half = { today: 50, inOneYear: null, inThreeYears: null, startYear: null };
export const recycled = { BusinessSegmentHotspotAnswers: [{ measureId: 'recycledAluminium', ...half }] };
export const aluminium = testSegment({
  BusinessSegmentAnswers: [{ questionId: 'siteRenewableElectricity', value: 60 }],
  ...recycled,
  submittedAt: '2026-09-01T00:00:00.000Z',
  submitted: {
    BusinessSegmentAnswers: [{ questionId: 'siteRenewableElectricity', value: 40 }],
    BusinessSegmentChoiceAnswers: [],
    ...recycled,
    score: 20,
    performance: { today: 10, inOneYear: 10, inThreeYears: 10 },
  },
});
export const steel = testSegment({ id: '5e900000-0000-4000-8000-000000000002', sectorCode: 'STEEL' });
export const nordwerk = testRequest({
  LinkingId: 'a',
  RequesterCompanyName: 'Nordwerk Automotive AG',
  Status: 'accepted',
  RequestedSector: 'ALUMINIUM',
  RequestedCountry: 'AT',
  LastSubmitDate: '2026-09-01T00:00:00.000Z',
});
export const declined = testRequest({
  LinkingId: 'b',
  RequesterCompanyName: 'Velomotive SE',
  Status: 'declined',
});

const footprint = { year: 2025, scope1TonsCO2e: 10, scope2TonsCO2e: null, scope3TonsCO2e: null };
export const withChangedFootprint: CompanyQuestions = {
  ...emptyCompanyQuestions,
  footprints: [{ ...footprint, scope1TonsCO2e: 12 }],
  submittedAt: '2026-09-01T00:00:00.000Z',
  submitted: { questionnaire: [], footprints: [footprint], reductions: [] },
};

export const noCompanyLists = { questionnaire: [], footprints: [], reductions: [] };

interface World {
  segments?: BusinessSegment[];
  company?: CompanyQuestions;
  requests?: CustomerRequest[];
}

/** The responses of a company with these segments, answers and requests. */
export function routesOf({
  segments = [aluminium, steel],
  company,
  requests = [nordwerk, declined],
}: World = {}) {
  return {
    [segmentsCall]: page(...segments),
    [companyCall]: company ? { data: company } : refusal(404, 'NOT_FOUND', 'Nothing answered yet.'),
    [requestsCall]: page(...requests),
    'GET /api/business-segments/benchmarks/ALUMINIUM': {
      data: { sectorCode: 'ALUMINIUM', companies: 7, lowerQuartile: 20, median: 40, upperQuartile: 60 },
    },
    'GET /api/business-segments/benchmarks/STEEL': { data: null },
    'GET /api/app-countries': page({ id: 1, countryId: 40, code: 'AT', name: 'Austria', isActive: true }),
  };
}

/** Shows the screen with a server that responds like this. */
export const showing =
  (shown: ReactElement) =>
  (routes: Parameters<typeof stubNetwork>[0] = routesOf()) => {
    const network = stubNetwork(routes);
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const store = screenStore(assessmentSlice);
    const { unmount } = render(
      <Provider store={store}>
        <WithTexts>{shown}</WithTexts>
      </Provider>,
    );
    return { ...network, user, unmount, store };
  };

export const reviewButton = () => screen.findByRole('button', { name: 'Review and submit' });
