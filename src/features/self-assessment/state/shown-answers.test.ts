import type { RealtimeEvent } from '../../../../core/contracts/realtime';
import { screenStore } from '../../../../tests/support/web/api-store';
import { newDevice } from '../../../../tests/support/web/device';
import { stubNetwork } from '../../../../tests/support/web/stub-network';
import { testSegment } from '../../../../tests/support/web/test-segment';
import type { Reaction } from '../../../lib/realtime/event-reactions';
import { assessmentApi } from '../api';
import { emptyCompanyQuestions } from './company-draft';
import { reactToCompanyAnswers, reactToSegment } from './shown-answers';

const segment = { ...testSegment(), version: 3 };
const company = { ...emptyCompanyQuestions, _version: '2026-01-02T03:04:05.000Z' };

async function staleTags(react: Reaction, change: Partial<RealtimeEvent>, answers: object | null = company) {
  newDevice();
  stubNetwork({
    'GET /api/business-segments/project/42': {
      data: [segment],
      meta: { pagination: { page: 1, pageSize: 1000, pageCount: 1 } },
    },
    'GET /api/company-questions/project/42': { data: answers },
  });
  const { dispatch, getState } = screenStore();
  await dispatch(assessmentApi.endpoints.getBusinessSegments.initiate(42));
  await dispatch(assessmentApi.endpoints.getCompanyQuestions.initiate(42));
  const event: RealtimeEvent = {
    ...{ id: 'e', type: 'business-segment', action: 'update', projectId: 42 },
    ...{ timestamp: '2026-01-02T03:04:05Z', ...change },
  };
  return react(event, dispatch)
    .filter((stale) => typeof stale === 'string' || !stale.isShown(getState()))
    .map((stale) => (typeof stale === 'string' ? stale : stale.tag));
}

it.each([
  ['an answer of this tab', { data: { id: segment.id, version: 3 } }, []],
  ['an answer of a colleague', { data: { id: segment.id, version: 4 } }, ['BusinessSegments']],
  ['a new segment', { action: 'create', data: { id: 'other', version: 1 } }, ['BusinessSegments']],
  ['segments that were prepared', { action: 'populate' }, ['BusinessSegments']],
])('fetches the segments after %s only if they lack it', async (_what, change, tags) => {
  expect(await staleTags(reactToSegment, change)).toEqual(tags);
});

it.each([
  ['an answer of this tab', company._version, company, []],
  ['an answer of a colleague', '2026-01-02T03:04:06.000Z', company, ['CompanyQuestions']],
  ['the first answer of a colleague', company._version, null, ['CompanyQuestions']],
  ['a backup that was read', undefined, company, ['CompanyQuestions']],
])('fetches the company’s answers after %s only if they lack it', async (_what, version, shown, tags) => {
  const change = version === undefined ? {} : { data: { _version: version } };
  expect(await staleTags(reactToCompanyAnswers, change, shown)).toEqual(tags);
});
