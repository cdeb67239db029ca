import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { screenStore } from '../../../../tests/support/web/api-store';
import { anna } from '../../../../tests/support/web/fake-auth';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { draftKey, forgetDraft, keepDraft } from '../../../lib/session/drafts';
import { GroupBar } from './group-bar';

const groups = [
  { id: 'energy', title: 'Energy', progress: { answered: 2, total: 5 }, subjects: ['company/energy'] },
  { id: 'targets', title: 'Targets', progress: { answered: 0, total: 1 }, subjects: ['company/targets'] },
  { id: 'score', title: 'Score', subjects: [] },
];

function show(onShow = jest.fn()) {
  render(
    <Provider store={screenStore()}>
      <WithTexts>
        <GroupBar groups={groups} shown="energy" onShow={onShow} subject="company/">
          All answers are saved
        </GroupBar>
      </WithTexts>
    </Provider>,
  );
  return onShow;
}

const select = () => screen.getByRole('combobox', { name: 'Sections' });
const parts = () => [...select().querySelectorAll('option')].map(({ text }) => text);

it('shows the current group, the progress of each, and what stays visible', () => {
  show();
  expect(select()).toHaveDisplayValue('Energy · 2/5');
  expect(parts()).toEqual(['Energy · 2/5', 'Targets · 0/1', 'Score']);
  expect(screen.getByText('All answers are saved')).toBeVisible();
});

it('switches to the chosen group', async () => {
  const onShow = show();
  await userEvent.selectOptions(select(), 'Targets · 0/1');
  expect(onShow).toHaveBeenCalledWith('targets');
});

it('marks a group with an answer that cannot be saved, until it is corrected', () => {
  show();
  const draft = draftKey(anna, 'answer:company/targets/2030');
  act(() => keepDraft(draft, { text: '1.2.3', locale: 'en', over: null }));
  expect(parts()).toEqual(['Energy · 2/5', 'Targets · 0/1 · please correct', 'Score']);
  act(() => forgetDraft(draft));
  expect(parts()).toEqual(['Energy · 2/5', 'Targets · 0/1', 'Score']);
});

it('ignores unsaved answers about something else', () => {
  show();
  act(() =>
    keepDraft(draftKey(anna, 'answer:segment/STEEL/DE/energy'), { text: '1.2.3', locale: 'en', over: null }),
  );
  expect(parts()).toEqual(['Energy · 2/5', 'Targets · 0/1', 'Score']);
});
