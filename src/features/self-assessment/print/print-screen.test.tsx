import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { screenStore } from '../../../../tests/support/web/api-store';
import { stubNetwork } from '../../../../tests/support/web/stub-network';
import { testSegment } from '../../../../tests/support/web/test-segment';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { assessmentSlice } from '../assessment-slice';
import { emptyCompanyQuestions } from '../state/company-draft';
import type { SegmentKey } from '../state/segment-edits';
import { PrintScreen } from './print-screen';

const segments = 'GET /api/business-segments/project/42';
const company = 'GET /api/company-questions/project/42';

function show(routes: Parameters<typeof stubNetwork>[0], segment: SegmentKey | null) {
  stubNetwork(routes);
  render(
    <Provider store={screenStore(assessmentSlice)}>
      <WithTexts>
        <PrintScreen segment={segment} />
      </WithTexts>
    </Provider>,
  );
}

it('says that a segment does not exist', async () => {
  const answer = { data: [testSegment()], meta: { pagination: { pageCount: 1 } } };
  show({ [segments]: answer }, { sectorCode: 'NOWHERE', countryCode: 'AT' });
  expect(await screen.findByRole('heading', { name: 'Segment not found' })).toBeInTheDocument();
});

it.each([
  [null, 'Failed to fetch: HTTP 500'],
  [{ sectorCode: 'ALUMINIUM', countryCode: 'AT' }, 'Failed to fetch business segments: 500'],
])('says what failed to load: %j', async (segment, text) => {
  show({ [segments]: 500, [company]: 500 }, segment);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it('includes the targets and the emissions by year, with numbers in the reader’s format', async () => {
  const answers = {
    ...emptyCompanyQuestions,
    questionnaire: [{ questionId: 'energyAuditDate', value: '2026-03-31' }],
    footprints: [{ year: 2015, scope1TonsCO2e: 1234.5, scope2TonsCO2e: null, scope3TonsCO2e: null }],
    reductions: [
      { id: 'a', scope: 'SCOPE3' as const, baseYear: 2020, targetYear: 2030, reductionPercent: 42.5 },
    ],
  };
  show({ [company]: { data: answers } }, null);
  expect(await screen.findByText('1,234.5')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Emissions in 2015' })).toBeInTheDocument();
  expect(screen.getByText('2030')).toBeInTheDocument();
  expect(screen.getByText('42.5')).toBeInTheDocument();
  expect(screen.getByText('Mar 31, 2026')).toBeInTheDocument();
});
