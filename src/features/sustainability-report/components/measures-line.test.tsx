import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showing } from '../../../../tests/support/web/report-screen';
import { loadQuestionTexts, type QuestionTexts } from '../../../domain/requests/answers/load-question-texts';
import { ReportScreen } from './report-screen';

jest.mock('../../../domain/requests/answers/load-question-texts', () => ({ loadQuestionTexts: jest.fn() }));

const show = showing((part) => <ReportScreen year={2025} part={part} />);

beforeEach(() => window.sessionStorage.clear());

it('adds the measures below what was typed while their names were loading', async () => {
  let load: (texts: QuestionTexts) => void = () => {};
  jest.mocked(loadQuestionTexts).mockReturnValue(new Promise((resolve) => (load = resolve)));
  const { sent } = show('C3', {
    values: [
      {
        concept: 'BasisForPreparation',
        member: '',
        value: 'OptionBBasicModuleAndComprehensiveModuleMember',
      },
    ],
    measures: [{ id: 'recuperativeBurners', today: 25, inOneYear: 50, inThreeYears: 100, startYear: null }],
  });
  const button = await screen.findByRole('button', { name: 'Fill in from the self-assessment' });
  const field = button.closest('p')?.parentElement?.querySelector('textarea') as HTMLTextAreaElement;
  await userEvent.click(button);
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: 'We have begun.' } });
  fireEvent.blur(field);
  await waitFor(() => expect(sent().at(-1)?.values?.[0]?.value).toBe('We have begun.'));
  await act(async () =>
    load({ items: {}, units: {}, measures: { recuperativeBurners: { label: 'Burners' } } }),
  );
  await waitFor(() =>
    expect(sent().at(-1)?.values?.[0]?.value).toMatch(/^We have begun\.\n\nBurners: 25% today/),
  );
});
