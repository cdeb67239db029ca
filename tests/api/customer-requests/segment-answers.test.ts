import type { BusinessSegment } from '../../../core/contracts/business-segments';
import { performanceOf } from '../../../core/assessment/performance';
import { segmentPlan } from '../../../core/assessment/plan';
import { catalogue } from '../../../data/questions/catalogue';
import { wholeSegment } from '../../support/server/answers';
import { aluminium, refusal, segmentCalls, share } from '../../support/server/segments';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let project: number;

beforeAll(async () => {
  server = await createTestApp();
  project = await server.projectId('Alpenguss GmbH');
});
beforeEach(async () => {
  await server.database.query('delete from business_segments');
  await post('populate', {});
});
afterAll(() => server.close());

const { post, find, save } = segmentCalls(() => ({ server, projectId: project }));

describe('saving', () => {
  test('a whole segment: stored and scored, with the person who answered', async () => {
    const answers = wholeSegment('ALUMINIUM');
    const saved = await save(answers, 1);
    expect(saved.statusCode).toBe(200);
    const { data } = saved.json<{ data: BusinessSegment }>();
    expect(data).toEqual(await find());
    expect(data).toMatchObject({ ...answers, version: 2, updatedBy: 'Luis Ortega' });

    const { hotspots } = segmentPlan(catalogue, 'ALUMINIUM');
    const half = Object.fromEntries(hotspots.flatMap((h) => h.measures.map(({ id }) => [id, 0.5])));
    expect(data.performance?.today).toBeCloseTo(performanceOf(hotspots, half), 10);
    expect(data.performance?.inThreeYears).toBeGreaterThan(data.performance?.today ?? NaN);
    expect(data.score).toBeGreaterThan(0);
  });

  test('changes only the given answers; null, an empty choice and an empty measure remove an answer', async () => {
    await save(wholeSegment('ALUMINIUM'));
    const choice = wholeSegment('ALUMINIUM').BusinessSegmentChoiceAnswers[0]?.questionId ?? '';
    const measure = wholeSegment('ALUMINIUM').BusinessSegmentHotspotAnswers[0]?.measureId ?? '';
    await save({
      ...share(null),
      BusinessSegmentChoiceAnswers: [{ questionId: choice, options: [] }],
      BusinessSegmentHotspotAnswers: [
        { measureId: measure, today: null, inOneYear: null, inThreeYears: null, startYear: null },
      ],
    });
    const before = wholeSegment('ALUMINIUM');
    const after = await find();
    expect(after.BusinessSegmentAnswers).toEqual(
      before.BusinessSegmentAnswers.filter(({ questionId }) => questionId !== 'siteRenewableElectricity'),
    );
    expect(after.BusinessSegmentChoiceAnswers).toEqual(before.BusinessSegmentChoiceAnswers.slice(1));
    expect(after.BusinessSegmentHotspotAnswers).toEqual(before.BusinessSegmentHotspotAnswers.slice(1));
  });

  test('sending the same answer again is not a change', async () => {
    await save(share(40));
    expect((await save(share(40), 1)).json().data.version).toBe(2);
  });

  test.each([
    ['an unknown sector', { sectorCode: 'NOWHERE', countryCode: 'AT' }],
    ['a country without a segment', { sectorCode: 'ALUMINIUM', countryCode: 'FR' }],
  ])('%s: Segment not found', async (_what, key) => {
    expect(refusal(await save(share(1), undefined, people.user, key))).toEqual([404, 'Segment not found']);
  });

  test.each([
    [{ answers: share(1) }, 'Missing required parameters'],
    [{ ...aluminium }, 'Missing required parameters'],
    [{ ...aluminium, countryCode: 'Austria', answers: share(1) }, 'Missing required parameters'],
  ])('%j: %s', async (payload, message) => {
    expect(refusal(await post('save-and-calc', payload))).toEqual([400, message]);
  });

  test.each([
    [share(101), 'siteRenewableElectricity: The percentage must be between 0 and 100.'],
    [
      { BusinessSegmentAnswers: [{ questionId: 'siteRenewableElectricity', value: '40' }] },
      'siteRenewableElectricity: The answer must be a number.',
    ],
    [
      { BusinessSegmentAnswers: [{ questionId: 'retired', value: 1 }] },
      'retired: This question no longer exists.',
    ],
    [
      {
        BusinessSegmentHotspotAnswers: [
          { measureId: 'gone', today: 1, inOneYear: null, inThreeYears: null, startYear: null },
        ],
      },
      'gone: This question no longer exists.',
    ],
    [
      { BusinessSegmentAnswers: [{ questionId: 'products', value: 'x'.repeat(200_000) }] },
      'products: The text may have at most 500 characters.',
    ],
    [
      { BusinessSegmentChoiceAnswers: [{ questionId: 'electricityContract', options: ['magic'] }] },
      'electricityContract: The answer must be among the options.',
    ],
  ])('refuses a wrong answer, and stores nothing of the request', async (wrong, message) => {
    const good = { BusinessSegmentAnswers: [{ questionId: 'dataYear', value: 2025 }] };
    const both = {
      ...wrong,
      BusinessSegmentAnswers: [
        ...good.BusinessSegmentAnswers,
        ...(('BusinessSegmentAnswers' in wrong && wrong.BusinessSegmentAnswers) || []),
      ],
    };
    const answer = await save(both);
    expect(refusal(answer)).toEqual([400, message]);
    expect(answer.json().error.code).toBe('INVALID_ANSWERS');
    expect((await find()).version).toBe(1);
  });

  test('a start year of 1024 is refused with the allowed range', async () => {
    const measureId = wholeSegment('ALUMINIUM').BusinessSegmentHotspotAnswers[0]?.measureId ?? '';
    const answer = await save({
      BusinessSegmentHotspotAnswers: [
        { measureId, today: 10, inOneYear: null, inThreeYears: null, startYear: 1024 },
      ],
    });
    expect(answer.json().error.details).toEqual([
      {
        id: measureId,
        part: 'startYear',
        code: 'outOfRange',
        min: 1980,
        max: 2060,
        message: 'The number must be between 1980 and 2060.',
      },
    ]);
  });

  test('a text of 1 MB is refused', async () => {
    const answer = await save({
      BusinessSegmentAnswers: [{ questionId: 'products', value: 'x'.repeat(1_000_000) }],
    });
    expect(answer.statusCode).toBe(413);
  });
});

describe('two people at the same time', () => {
  test('different answers are both stored', async () => {
    expect((await save(share(40), 1, people.mainUser)).statusCode).toBe(200);
    const other = { BusinessSegmentAnswers: [{ questionId: 'dataYear', value: 2025 }] };
    expect((await save(other, 1, people.user)).statusCode).toBe(200);
    expect((await find()).BusinessSegmentAnswers).toEqual(
      expect.arrayContaining([...share(40).BusinessSegmentAnswers, ...other.BusinessSegmentAnswers]),
    );
  });

  test('the same answer: the second gets 409 with the current state, and may then decide', async () => {
    await save(share(40), 1, people.mainUser);
    const answer = await save(share(60), 1, people.user);
    expect(answer.statusCode).toBe(409);
    const { error } = answer.json();
    expect(error.code).toBe('STALE_VERSION');
    expect(error.details).toEqual(await find());
    expect(error.details.updatedBy).toBe('Anna Berger');
    expect((await save(share(60), error.details.version, people.user)).statusCode).toBe(200);
    expect((await find()).BusinessSegmentAnswers).toEqual(share(60).BusinessSegmentAnswers);
  });

  test('an answer that a colleague removed is a conflict too', async () => {
    await save(share(40), 1);
    await save(share(null), 2, people.mainUser);
    expect((await save(share(50), 2)).statusCode).toBe(409);
  });

  describe('of one measure', () => {
    const none = { today: null, inOneYear: null, inThreeYears: null, startYear: null };
    const measure = (parts: object, before?: object) => ({
      BusinessSegmentHotspotAnswers: [
        { measureId: 'recycledAluminium', ...none, ...parts, ...(before && { before }) },
      ],
    });
    const stored = async () => (await find()).BusinessSegmentHotspotAnswers;
    beforeEach(() => save(measure({ today: 10 }), 1, people.mainUser));

    test('different parts are both stored', async () => {
      await save(measure({ today: 20 }, { today: 10 }), 2, people.mainUser);
      const answer = await save(measure({ today: 10, startYear: 2024 }, { startYear: null }), 2);
      expect(answer.statusCode).toBe(200);
      expect(await stored()).toMatchObject([{ today: 20, startYear: 2024 }]);
    });

    test('the same part: the second gets 409, whatever version it was told', async () => {
      await save(measure({ today: 20 }, { today: 10 }), 2, people.mainUser);
      expect((await save(measure({ today: 30 }, { today: 10 }), 3)).statusCode).toBe(409);
      expect((await save(measure({ today: 30 }, { today: 20 }), 3)).statusCode).toBe(200);
      expect(await stored()).toMatchObject([{ today: 30 }]);
    });

    test('the same value twice is no conflict', async () => {
      await save(measure({ today: 20 }, { today: 10 }), 2, people.mainUser);
      expect((await save(measure({ today: 20 }, { today: 10 }), 2)).statusCode).toBe(200);
    });

    test('a measure that a colleague withdrew does not come back unseen', async () => {
      await save(measure({}, { today: 10 }), 2, people.mainUser);
      expect(await stored()).toEqual([]);
      const answer = await save(measure({ today: 10, startYear: 2024 }, { startYear: null }), 2);
      expect(answer.statusCode).toBe(409);
    });
  });
});
