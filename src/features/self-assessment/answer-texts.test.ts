import { companyChangesFromLists } from '../../../core/assessment/company-answers';
import { companyAnswerText, answerText } from './answer-texts';

const words = { question: 'q', of: 's', options: { gas: 'Natural gas', solar: 'Solar heat' } };
const half = { today: 50, inOneYear: null, inThreeYears: 75, startYear: 2024 };

it.each([
  [{ questions: { a: 12 }, measures: {} }, 12],
  [
    { questions: { a: ['gas', 'solar', 'retired'] }, measures: {} },
    { list: ['Natural gas', 'Solar heat', 'retired'] },
  ],
  [{ questions: { a: [] }, measures: {} }, '–'],
  [{ questions: { a: null }, measures: {} }, '–'],
  [{ questions: {}, measures: { m: half } }, '50 % / – / 75 % / 2024'],
  [{ questions: {}, measures: { m: null } }, '–'],
])('formats %j for a comparison', (changes, expected) => {
  expect(answerText(changes, words)).toEqual(expected);
});

it('formats a question, a footprint and a target of the company for a comparison', () => {
  const changes = companyChangesFromLists({
    questionnaire: [{ questionId: 'a', value: ['gas'] }],
    footprints: [{ year: 2024, scope1TonsCO2e: 1, scope2TonsCO2e: null, scope3TonsCO2e: 3 }],
    reductions: [
      { id: 't', scope: 'SCOPE3' as const, baseYear: 2020, targetYear: 2030, reductionPercent: 42 },
    ],
  });
  expect(companyAnswerText('question/a', changes, words)).toEqual({ list: ['Natural gas'] });
  expect(companyAnswerText('footprint/2024', changes, words)).toBe('1 / – / 3');
  expect(companyAnswerText('footprint/2023', changes, words)).toBe('–');
  const scopes = { ...words, options: { SCOPE3: 'Scope 3' } };
  expect(companyAnswerText('reduction/t', changes, scopes)).toBe('Scope 3 / 2020 / 2030 / 42');
});
