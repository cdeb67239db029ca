import type { SegmentAnswers } from './answers';
import { checkSegmentChanges } from './check-changes';
import { segmentPlan, degreesAt, type SegmentPlan } from './plan';
import { segmentProgress } from './progress';
import { applyChanges, changesFromLists, fromLists, missingFrom, toLists } from './segment-answers';

const half = { today: 50, inOneYear: null, inThreeYears: null, startYear: 2022 };
const answers: SegmentAnswers = {
  questions: { products: 'Housings', share: 40, sources: ['gas', 'solar'] },
  measures: { scrap: half },
};

test('answers survive the conversion to lists and back', () => {
  expect(fromLists(toLists(answers))).toEqual(answers);
});

test('an empty value withdraws an answer', () => {
  const changes = changesFromLists({
    BusinessSegmentAnswers: [
      { questionId: 'products', value: '' },
      { questionId: 'share', value: null },
    ],
    BusinessSegmentChoiceAnswers: [{ questionId: 'sources', options: [] }],
    BusinessSegmentHotspotAnswers: [
      { measureId: 'scrap', today: null, inOneYear: null, inThreeYears: null, startYear: null },
    ],
  });
  expect(applyChanges(answers, changes)).toEqual({ questions: {}, measures: {} });
});

test('withdrawing a choice needs no separate list', () => {
  const lists = toLists({ questions: { sources: null }, measures: { scrap: null } });
  expect(applyChanges(answers, changesFromLists(lists))).toEqual({
    questions: { products: 'Housings', share: 40 },
    measures: {},
  });
});

test('an import fills gaps and overwrites nothing', () => {
  const target: SegmentAnswers = { questions: { share: 90, products: '' }, measures: {} };
  expect(missingFrom(answers, target)).toEqual({
    questions: { products: 'Housings', sources: ['gas', 'solar'] },
    measures: { scrap: half },
  });
});

const required = (id: string) => ({ id, kind: 'share', required: true }) as const;
const plan: SegmentPlan = {
  sections: [{ id: 's', questions: [required('share'), { ...required('other'), required: false }] }],
  hotspots: [
    {
      id: 'h',
      learning: 'h',
      weight: 1,
      measures: [{ id: 'scrap', potential: 0.5, source: 'Assumption: none' }],
    },
  ],
};

test('progress counts questions and measures, and names the missing ones', () => {
  expect(segmentProgress(plan, { questions: {}, measures: {} })).toEqual({
    answered: 0,
    total: 3,
    missingQuestions: ['share'],
    missingMeasures: ['scrap'],
  });
  expect(segmentProgress(plan, answers)).toEqual({
    answered: 2,
    total: 3,
    missingQuestions: [],
    missingMeasures: [],
  });
});

test('names every changed answer that is invalid, and where', () => {
  const changes = {
    questions: { share: 101, retired: 'old' },
    measures: { scrap: { ...half, startYear: 1024 }, gone: half, other: null },
  };
  expect(checkSegmentChanges(plan, changes)).toEqual([
    { id: 'share', fault: { code: 'notAPercentage' } },
    { id: 'retired', fault: { code: 'unknown' } },
    { id: 'scrap', part: 'startYear', fault: { code: 'outOfRange', min: 1980, max: 2060 } },
    { id: 'gone', fault: { code: 'unknown' } },
  ]);
});

test('a plan never counts for less than what is in place before', () => {
  const measures = {
    a: { ...half, today: 50, inOneYear: 20 },
    b: { ...half, today: null, inThreeYears: 75 },
  };
  expect(degreesAt('today', { measures })).toEqual({ a: 0.5, b: 0 });
  expect(degreesAt('inOneYear', { measures })).toEqual({ a: 0.5, b: 0 });
  expect(degreesAt('inThreeYears', { measures })).toEqual({ a: 0.5, b: 0.75 });
});

test('a sector asks its own questions after the general ones; an unknown one only these', () => {
  const catalogue = {
    version: '1',
    company: [],
    segment: plan.sections,
    sectors: [
      { sector: 'STEEL', weightSource: '', questions: [required('furnace')], hotspots: plan.hotspots },
    ],
  };
  expect(segmentPlan(catalogue, 'STEEL')).toEqual({
    sections: [...plan.sections, { id: 'sectorSpecific', questions: [required('furnace')] }],
    hotspots: plan.hotspots,
  });
  expect(segmentPlan(catalogue, 'UNHEARD_OF')).toEqual({ sections: plan.sections, hotspots: [] });
});
