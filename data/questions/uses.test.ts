import { segmentPlan } from '../../core/assessment/plan';
import { resultsOf } from '../../core/assessment/results';
import { customerView } from '../../core/supply-chain/customer-view';
import { answersBySection } from '../../core/assessment/answer-sections';
import { answerSections } from '../../core/terms/answer-sections';
import english from '../../locales/en/assessment.json';
import questionTexts from '../../locales/en/questions.json';
import { catalogue } from './catalogue';
import { questionUses, retiredQuestions, usesOf } from './uses';

const { company, segment, sectors } = catalogue;
const asked = [
  ...[...company, ...segment].flatMap(({ questions }) => questions),
  ...sectors.flatMap(({ questions }) => questions),
];
const ids = [...new Set(asked.map(({ id }) => id))];

test('every question has a use, and every use has a question', () => {
  expect(ids.filter((id) => usesOf(id).length === 0)).toEqual([]);
  expect(
    Object.values(questionUses)
      .flat()
      .filter((id) => !ids.includes(id)),
  ).toEqual([]);
});

test('every use is shown at the question', () => {
  expect(Object.keys(english.question.use).sort()).toEqual([...Object.keys(questionUses), 'score'].sort());
});

test.each(sectors)(
  '$sector: a customer with whom everything is shared sees the answer to each question',
  ({ sector }) => {
    const sections = [...company, ...segmentPlan(catalogue, sector).sections];
    const questions = sections.flatMap((section) => section.questions).map(({ id }) => id);
    const answers = questions.map((questionId) => ({ questionId, value: 1 }));
    const whole = {
      ...{
        implementation: null,
        performance: null,
        contact: null,
        targets: [],
        footprints: [],
        emissions: [],
      },
      answers: answersBySection(sections, answers),
    };
    const seen = customerView(whole, [], answerSections).answers ?? [];
    expect(seen.flatMap((each) => each.answers.map(({ questionId }) => questionId))).toEqual(
      questions.filter((id) => questionUses.customers.includes(id)),
    );
  },
);

test.each(sectors)('$sector: every measure is part of the score', ({ sector }) => {
  const plan = segmentPlan(catalogue, sector);
  for (const { id } of plan.hotspots.flatMap(({ measures }) => measures)) {
    const degree = { today: 100, inOneYear: null, inThreeYears: null, startYear: null };
    expect(resultsOf(plan, { questions: {}, measures: { [id]: degree } })?.score).toBeGreaterThan(0);
  }
});

test('retired questions are no longer asked, and still have a name', () => {
  expect(retiredQuestions.filter((id) => ids.includes(id))).toEqual([]);
  expect(Object.keys(questionTexts.retired)).toEqual(retiredQuestions);
});
