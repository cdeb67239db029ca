import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { Footprint } from '../../../../core/contracts/assessment';
import type {
  CompanyQuestions,
  SaveCompanyQuestionsBody,
} from '../../../../core/contracts/company-questions';
import { screenStore } from '../../../../tests/support/web/api-store';
import { stubNetwork } from '../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { assessmentSlice } from '../assessment-slice';
import { emptyCompanyQuestions } from '../state/company-draft';
import { CompanyScreen } from './company-screen';

const year = new Date().getFullYear() - 1;
const save = 'POST /api/company-questions/project/42/submit';
const account = {
  year,
  totals: { scope1: 141.7064, scope2: 155.6207, scope3Baseline: 0 },
  completeness: { missing: ['category1'] },
};
const ofAccount: Footprint = {
  year,
  scope1TonsCO2e: 141.706,
  scope2TonsCO2e: 155.621,
  scope3TonsCO2e: null,
  isFromAccount: true,
};

/** The company's answers, with a carbon account of last year. */
async function show(footprints: Footprint[], years: object[] = [account]) {
  let stored: CompanyQuestions = { ...emptyCompanyQuestions, footprints };
  const network = stubNetwork({
    'GET /api/company-questions/project/42': () => ({ data: stored }),
    'GET /api/company-profile/42/privileges': { privileges: { AppMode: 'OPEN' } },
    'GET /api/user-management/project/42/users': { data: [] },
    'GET /api/ca-emission-results/project/42/years': { data: years },
    [save]: ({ body }) => {
      const { data } = body as SaveCompanyQuestionsBody;
      stored = { ...stored, ...data, _version: '2026-11-20T10:00:01.000Z' } as CompanyQuestions;
      return { data: stored };
    },
  });
  render(
    <Provider store={screenStore(assessmentSlice)}>
      <WithTexts>
        <CompanyScreen />
      </WithTexts>
    </Provider>,
  );
  const row = within(await screen.findByRole('group', { name: String(year) }));
  const sent = () => network.to(save).map(({ body }) => (body as SaveCompanyQuestionsBody).data.footprints);
  return { ...network, row, sent };
}

beforeEach(() => window.sessionStorage.clear());

it('takes the figures of the account with one press; a scope that it lacks stays open', async () => {
  const { row, sent } = await show([]);
  await userEvent.click(
    await row.findByRole('button', { name: `Use the figures of the carbon account ${year}` }),
  );
  expect(await row.findByText('Taken from your carbon account.')).toBeVisible();
  await waitFor(() => expect(sent()).toEqual([[ofAccount]]));
  expect(row.getByLabelText('Scope 1 (t CO₂e)')).toHaveValue('141.706');
  expect(row.getByLabelText('Scope 1 (t CO₂e)')).toBeDisabled();
  expect(row.getByLabelText('Scope 3 (t CO₂e)')).toHaveValue('');
});

it('says which scope differs from the account, with both figures, and takes the new ones', async () => {
  const { row, sent } = await show([{ ...ofAccount, scope1TonsCO2e: 150 }]);
  const differing = await row.findAllByRole('listitem');
  expect(differing.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    'Scope 1: 141.7 t CO₂e in your carbon account, 150 t CO₂e here',
  ]);
  await userEvent.click(row.getByRole('button', { name: `Use the new figures ${year}` }));
  await waitFor(() => expect(sent()).toEqual([[ofAccount]]));
  expect(row.queryByText(/in your carbon account,/)).not.toBeInTheDocument();
});

it('keeps the figures when the link is removed, and they can be edited again', async () => {
  const { row, sent } = await show([ofAccount]);
  await userEvent.click(await row.findByRole('button', { name: `Unlink and keep the figures ${year}` }));
  const { isFromAccount: _, ...own } = ofAccount;
  await waitFor(() => expect(sent()).toEqual([[own]]));
  expect(row.getByLabelText('Scope 1 (t CO₂e)')).toBeEnabled();
  expect(row.getByLabelText('Scope 1 (t CO₂e)')).toHaveValue('141.706');
});

it('says that the account of a linked year no longer has results', async () => {
  const { row } = await show([ofAccount], []);
  expect(await row.findByText(/no longer has results for this year/)).toBeVisible();
  expect(row.queryByRole('button', { name: /^(Take|Use)/ })).not.toBeInTheDocument();
});
