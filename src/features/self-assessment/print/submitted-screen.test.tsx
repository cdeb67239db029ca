import { render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { screenStore } from '../../../../tests/support/web/api-store';
import { stubNetwork } from '../../../../tests/support/web/stub-network';
import { testRequest } from '../../../../tests/support/web/test-request';
import { testSegment } from '../../../../tests/support/web/test-segment';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { assessmentSlice } from '../assessment-slice';
import { emptyCompanyQuestions } from '../state/company-draft';
import { SubmittedScreen } from './submitted-screen';

const submittedAt = '2026-11-20T10:00:00.000Z';
const page = <Item,>(...data: Item[]) => ({ data, meta: { pagination: { pageCount: 1 } } });
const audited = (day: string) => [{ questionId: 'energyAuditDate', value: day }];
const unanswered = {
  BusinessSegmentAnswers: [],
  BusinessSegmentChoiceAnswers: [],
  BusinessSegmentHotspotAnswers: [],
  score: null,
  performance: null,
};
const products = (value: string) => [{ questionId: 'products', value }];

const footprints = [{ year: 2019, scope1TonsCO2e: 12, scope2TonsCO2e: null, scope3TonsCO2e: null }];

function show(isSubmitted: boolean) {
  const company = {
    ...emptyCompanyQuestions,
    questionnaire: audited('2026-05-31'),
    submitted: isSubmitted ? { questionnaire: audited('2026-03-31'), footprints, reductions: [] } : null,
  };
  const aluminium = testSegment({
    BusinessSegmentAnswers: products('Wheels'),
    submittedAt: isSubmitted ? submittedAt : null,
    submitted: isSubmitted ? { ...unanswered, BusinessSegmentAnswers: products('Housings') } : null,
  });
  const id = '5e900000-0000-4000-8000-000000000002';
  const steel = testSegment({
    id,
    sectorCode: 'STEEL',
    BusinessSegmentAnswers: products('Screws'),
    submitted: isSubmitted ? unanswered : null,
  });
  stubNetwork({
    'GET /api/business-segments/project/42': page(aluminium, steel),
    'GET /api/company-questions/project/42': { data: company },
    'GET /api/customer-requests/project/42': page(
      testRequest({ Status: 'accepted', RequesterCompanyName: 'Nordwerk' }),
      testRequest({ Status: 'declined', RequesterCompanyName: 'Velomotive' }),
    ),
  });
  render(
    <Provider store={screenStore(assessmentSlice)}>
      <WithTexts>
        <SubmittedScreen />
      </WithTexts>
    </Provider>,
  );
}

it('prints what was submitted, not what was changed since, and to whom', async () => {
  show(true);
  expect(await screen.findByText('Submitted on Nov 20, 2026, delivered to: Nordwerk')).toBeVisible();
  const [company, segment, ...others] = screen.getAllByRole('article').map((article) => within(article));
  expect(company?.getByRole('heading', { name: 'Company overview' })).toBeVisible();
  expect(company?.getByText('Mar 31, 2026')).toBeVisible();
  expect(segment?.getByRole('heading', { name: 'Aluminium · Austria' })).toBeVisible();
  expect(segment?.getByText('Housings')).toBeVisible();
  expect(others).toEqual([]);
});

it('lists the years and targets that were submitted, without rows to fill in', async () => {
  show(true);
  const years = await screen.findAllByRole('heading', { level: 4 });
  expect(years.map(({ textContent }) => textContent)).toEqual(['Emissions in 2019']);
  expect(screen.queryByRole('heading', { name: 'Your targets in figures' })).not.toBeInTheDocument();
});

it('says so if nothing was submitted yet', async () => {
  show(false);
  expect(await screen.findByText('You have not submitted your answers yet.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
});
