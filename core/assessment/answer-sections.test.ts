import { catalogue } from '../../data/questions/catalogue';
import { answersBySection, answersOfSegment } from './answer-sections';
import { answerSections } from '../terms/answer-sections';
import { segmentPlan } from './plan';

const sections = [...catalogue.company, ...segmentPlan(catalogue, 'STEEL').sections];

test('every section of the catalogue may be shared, and no other', () => {
  expect(sections.map(({ id }) => id)).toEqual(answerSections);
});

test('answers are grouped by section in the order of the questions; unanswered questions are left out', () => {
  const answers = [
    { questionId: 'netZeroYear', value: 2045 },
    { questionId: 'targetStatus', value: ['set'] },
    { questionId: 'targetScopes', value: [] },
    { questionId: 'products', value: '' },
    { questionId: 'noLongerAsked', value: 1 },
    ...answersOfSegment({
      BusinessSegmentAnswers: [{ questionId: 'recycledContent', value: 40 }],
      BusinessSegmentChoiceAnswers: [{ questionId: 'heatSources', options: ['naturalGas', 'solar'] }],
    }),
  ];
  expect(answersBySection(sections, answers)).toEqual([
    {
      section: 'targets',
      answers: [
        { questionId: 'targetStatus', value: ['set'] },
        { questionId: 'netZeroYear', value: 2045 },
      ],
    },
    { section: 'siteEnergy', answers: [{ questionId: 'heatSources', value: ['naturalGas', 'solar'] }] },
    { section: 'sectorSpecific', answers: [{ questionId: 'recycledContent', value: 40 }] },
  ]);
});
