import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { BusinessSegment, SaveAndCalcBody } from '../../../core/contracts/business-segments';
import {
  applyChanges,
  changesFromLists,
  fromLists,
  toLists,
  type SegmentChangeLists,
} from '../../../core/assessment/segment-answers';
import type { Locale } from '../../../core/i18n/locales';
import { assessmentSlice } from '../../../src/features/self-assessment/assessment-slice';
import { api } from '../../../src/lib/api/api';
import { screenStore } from './api-store';
import { stubNetwork, type Call } from './stub-network';
import { WithTexts } from './with-texts';

export const list = 'GET /api/business-segments/project/42';
export const save = 'POST /api/business-segments/project/42/save-and-calc';
export const benchmark = 'GET /api/business-segments/benchmarks/ALUMINIUM';

export const page = (...data: BusinessSegment[]) => ({ data, meta: { pagination: { pageCount: 1 } } });

/** A server that stores what it receives. */
export function server(first: BusinessSegment) {
  let current = first;
  return {
    /** A colleague's answers in the meantime. */
    colleagueOn(answers: SegmentChangeLists) {
      const changed = applyChanges(fromLists(current), changesFromLists(answers));
      current = { ...current, ...toLists(changed), version: current.version + 1 };
    },
    colleague(value: number | null) {
      const answers = value === null ? [] : [{ questionId: 'siteRenewableElectricity', value }];
      current = { ...current, BusinessSegmentAnswers: answers, version: current.version + 1 };
    },
    kept: () => current,
    routes: {
      [list]: () => page(current),
      [benchmark]: {
        data: { sectorCode: 'ALUMINIUM', companies: 7, lowerQuartile: 20, median: 40, upperQuartile: 60 },
      },
      [save]: ({ body }: Call) => {
        const { answers } = body as SaveAndCalcBody;
        const now = fromLists(current);
        const changed = applyChanges(now, changesFromLists(answers, now.measures));
        current = { ...current, ...toLists(changed), version: current.version + 1 };
        return { data: current };
      },
    },
  };
}

/** For a test file: shows the segment that `shown` creates, for a country, with a clock that the tests advance. */
export function showing(shown: (countryCode: string) => ReactNode) {
  beforeEach(() => window.sessionStorage.clear());
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] }));
  afterEach(() => jest.useRealTimers());

  return (routes: Parameters<typeof stubNetwork>[0], countryCode = 'AT', locale: Locale = 'en') => {
    const network = stubNetwork(routes);
    // Work that a key or a click starts is done before the next one, as in a browser; otherwise it would end outside
    // the test.
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
    const store = screenStore(assessmentSlice);
    const { unmount } = render(
      <Provider store={store}>
        <WithTexts locale={locale}>{shown(countryCode)}</WithTexts>
      </Provider>,
    );
    const versions = () => network.to(save).map(({ body }) => (body as SaveAndCalcBody).version);
    const sent = () => network.to(save).map(({ body }) => (body as SaveAndCalcBody).answers);
    const reload = () => act(async () => void store.dispatch(api.util.invalidateTags(['BusinessSegments'])));
    return { ...network, user, store, unmount, sent, versions, reload };
  };
}

export const renewable = () => screen.findByLabelText(/these sites. electricity is renewable/);
export const savedAsYouGo = () => screen.findByText('Answers are saved as you go');
export const allSaved = () => screen.findByText('All answers are saved');
export const measure = async (name: RegExp) => within(await screen.findByRole('group', { name }));

export const pause = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
