import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { SaveCompanyQuestionsBody } from '../../../core/contracts/company-questions';
import { screenStore } from '../../../tests/support/web/api-store';
import { anna } from '../../../tests/support/web/fake-auth';
import { refusal, stubNetwork, type Call } from '../../../tests/support/web/stub-network';
import { testSegment } from '../../../tests/support/web/test-segment';
import { WithTexts } from '../../../tests/support/web/with-texts';
import { WelcomeDialog } from '../../features/first-run/components/welcome-dialog';
import { initialProgress, keepProgress } from '../../features/first-run/progress';
import { assessmentSlice } from '../../features/self-assessment/assessment-slice';
import { emptyCompanyQuestions } from '../../features/self-assessment/state/company-draft';
import { projectApi } from '../../domain/company/project-api';
import { isFirstRunComplete } from '../../lib/session/first-run';
import { clearPersonalStorage } from '../../lib/session/personal-storage';
import { FirstRunScreen } from './first-run-screen';

const navigate = jest.fn();
jest.mock('gatsby', () => ({
  navigate: (...args: unknown[]) => navigate(...args) as unknown,
  Link: ({ to, children }: { to: string; children: React.ReactNode }) => <a href={to}>{children}</a>,
}));

const complete = 'POST /api/first-run/project/42/complete';
const save = 'POST /api/company-questions/project/42/submit';
const questions = 'GET /api/company-questions/project/42';
const segments = 'GET /api/business-segments/project/42';

const page = (...data: unknown[]) => ({ data, meta: { pagination: { pageCount: 1 } } });

interface Wishes extends Record<string, unknown> {
  role?: string;
  /** Whether the screen is opened before the privileges have loaded. */
  isEarly?: boolean;
}

async function show({ role = 'Admin', isEarly = false, ...replaced }: Wishes = {}) {
  let version = 0;
  let answers = emptyCompanyQuestions;
  let mode = 'GUIDED';
  const network = stubNetwork({
    'GET /api/company-profile/42/privileges': () => ({ privileges: { AppMode: mode } }),
    'GET /api/user-management/project/42/users': page({ email: anna.email, role }),
    'GET /api/customer-requests/project/42': page(),
    [segments]: page(testSegment()),
    [questions]: () => (version === 0 ? refusal(404, 'NOT_FOUND', 'Nothing yet.') : { data: answers }),
    [save]: ({ body }: Call) => {
      const { data } = body as SaveCompanyQuestionsBody;
      version += 1;
      answers = { ...answers, ...data, _version: `2026-11-20T10:00:0${version}.000Z` };
      return { data: answers };
    },
    [complete]: () => {
      mode = 'OPEN';
      return { privileges: { AppMode: mode } };
    },
    ...(replaced as Parameters<typeof stubNetwork>[0]),
  });
  const store = screenStore(assessmentSlice);
  if (!isEarly) await store.dispatch(projectApi.endpoints.getPrivileges.initiate(42));
  await store.dispatch(projectApi.endpoints.getUsers.initiate(42));
  const open = (content: React.ReactNode) =>
    render(
      <Provider store={store}>
        <WithTexts>{content}</WithTexts>
      </Provider>,
    );
  return { ...network, open, ...open(<FirstRunScreen />) };
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const step = (name: string) => screen.findByRole('heading', { level: 2, name });

async function pressThrough() {
  await press('Start set-up');
  for (const name of ['Business segments', 'Carbon footprint', 'Insights']) {
    await press('Continue');
    await step(name);
  }
}

beforeEach(() => {
  window.localStorage.clear();
  navigate.mockClear();
});

it('starts with an outline of the steps, and can be postponed', async () => {
  await show();
  const dialog = within(await screen.findByRole('dialog', { name: 'Let’s set up your company' }));
  expect(dialog.getAllByRole('listitem')).toHaveLength(4);
  await press('Not now');
  expect(navigate).toHaveBeenCalledWith('/overview/');
});

it('saves a target and emissions as company answers, and shows their result', async () => {
  const lastYear = new Date().getFullYear() - 1;
  const { to } = await show();
  await press('Start set-up');
  await press('Add target');
  await userEvent.type(screen.getByLabelText('Base year'), String(lastYear));
  await userEvent.type(screen.getByLabelText('Target year'), String(lastYear + 10));
  await userEvent.type(screen.getByLabelText('Reduction (%)'), '42');
  await press('Continue');
  expect(await screen.findByText(/Aluminium/i)).toBeInTheDocument();
  await press('Continue');
  await userEvent.type(await screen.findByLabelText('Scope 1 (t CO₂e)'), '200');
  await userEvent.type(screen.getByLabelText('Scope 2 (t CO₂e)'), '300');
  await press('Continue');

  expect(await screen.findByText('500', { selector: 'span' })).toBeInTheDocument();
  expect(screen.getByText(`Scopes 1 and 2: 42% less by ${lastYear + 10}`)).toBeInTheDocument();
  expect(
    screen.getByText(`From 500 t CO₂e in ${lastYear} to 290 t CO₂e: on average 21 t less every year.`),
  ).toBeInTheDocument();
  await waitFor(() =>
    expect(
      to(save).flatMap(({ body }) => (body as SaveCompanyQuestionsBody).data.footprints ?? []),
    ).toContainEqual(
      expect.objectContaining({
        year: lastYear,
        scope1TonsCO2e: 200,
        scope2TonsCO2e: 300,
        scope3TonsCO2e: null,
      }),
    ),
  );
});

it('ticks only the steps in which something was entered', async () => {
  await show();
  await press('Start set-up');
  await press('Continue');
  await press('Continue');
  await step('Carbon footprint');
  const steps = within(screen.getByRole('navigation', { name: 'Steps of the set-up' })).getAllByRole(
    'button',
  );
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    '1Reduction targets',
    'Business segments',
    '3Carbon footprint',
    '4Insights',
  ]);
});

it('brings back a segment that was removed', async () => {
  let isThere = true;
  const { id } = testSegment();
  await show({
    [segments]: () => (isThere ? page(testSegment()) : page()),
    [`DELETE /api/business-segments/project/42/${id}`]: () => {
      isThere = false;
      return { message: 'Segment removed' };
    },
    'POST /api/business-segments/project/42/create': () => {
      isThere = true;
      return { data: testSegment() };
    },
  });
  await press('Start set-up');
  await press('Continue');
  await press('Remove Aluminium · Austria');
  await press('Undo');
  expect(await screen.findByRole('button', { name: 'Remove Aluminium · Austria' })).toBeInTheDocument();
});

it('continues only when the input can be saved', async () => {
  await show();
  await press('Start set-up');
  await press('Add target');
  const reduction = screen.getByLabelText('Reduction (%)');
  await userEvent.type(reduction, '150');
  await press('Continue');
  expect(await screen.findByText('Please enter a percentage between 0 and 100.')).toBeVisible();
  await press('Continue');
  await waitFor(() => expect(reduction).toHaveFocus());
  await userEvent.clear(reduction);
  await userEvent.type(reduction, '50');
  await press('Continue');
  await step('Business segments');
});

it.each([1, 2, 3, 4])('continues at step %i after a sign-out', async (number) => {
  const steps = ['Reduction targets', 'Business segments', 'Carbon footprint', 'Insights'].slice(0, number);
  const { unmount } = await show();
  await press('Start set-up');
  for (const name of steps.slice(1)) {
    await press('Continue');
    await step(name);
  }
  unmount();
  clearPersonalStorage();
  await show();
  await step(steps.at(-1) ?? '');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Steps of the set-up' })).toHaveAttribute(
    'aria-valuetext',
    `Step ${number} of 4`,
  );
});

it('starts from the beginning for a colleague who signs in on the same device', async () => {
  keepProgress({ ...anna, id: 'a colleague' }, { ...initialProgress, step: 'insights' });
  await show();
  expect(await screen.findByRole('dialog', { name: 'Let’s set up your company' })).toBeVisible();
});

it('continues where the person left off, with the earlier steps open', async () => {
  const { unmount, open } = await show();
  await press('Start set-up');
  await press('Continue');
  await step('Business segments');
  unmount();
  open(<FirstRunScreen />);
  await step('Business segments');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Insights' })).toBeDisabled();
  await press('Reduction targets');
  await step('Reduction targets');
  expect(screen.getByRole('progressbar', { name: 'Steps of the set-up' })).toHaveAttribute(
    'aria-valuetext',
    'Step 1 of 4',
  );
});

it('opens the areas for the company when an administrator completes it, and welcomes them once', async () => {
  const { to, unmount, open } = await show();
  await pressThrough();
  await press('Complete set-up');
  const dialog = within(await screen.findByRole('dialog', { name: 'The set-up is complete' }));
  expect(dialog.getByText(/for everybody in your company/)).toBeInTheDocument();
  await waitFor(() => expect(to(complete)).toHaveLength(1));
  await waitFor(() => expect(to('GET /api/company-profile/42/privileges')).toHaveLength(2));
  expect(isFirstRunComplete(anna)).toBe(true);
  await userEvent.click(dialog.getByRole('button', { name: 'Go to customer requests' }));
  expect(navigate).toHaveBeenCalledWith('/overview/');
  unmount();

  const overview = open(<WelcomeDialog />);
  await press('Get started');
  overview.unmount();
  open(<WelcomeDialog />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('waits for late privileges, and still reports that the set-up worked', async () => {
  let arrive: (answer: object) => void = () => undefined;
  const late = new Promise<object>((resolve) => (arrive = resolve));
  let mode = 'GUIDED';
  let reads = 0;
  await show({
    isEarly: true,
    'GET /api/company-profile/42/privileges': () => (reads++ ? { privileges: { AppMode: mode } } : late),
    [complete]: () => {
      mode = 'OPEN';
      return { privileges: { AppMode: mode } };
    },
  });
  expect(screen.getByText('Loading …')).toBeInTheDocument();
  expect(screen.queryByText('Nothing is left to set up')).not.toBeInTheDocument();
  arrive({ privileges: { AppMode: 'GUIDED' } });
  await pressThrough();
  await press('Complete set-up');
  expect(await screen.findByRole('dialog', { name: 'The set-up is complete' })).toBeVisible();
});

it('opens the areas on this device only when a user completes it', async () => {
  const { to } = await show({ role: 'User' });
  await pressThrough();
  await press('Complete set-up');
  expect(await screen.findByText(/open to you on this device/)).toBeInTheDocument();
  expect(isFirstRunComplete(anna)).toBe(true);
  expect(to(complete)).toEqual([]);
});

it('has nothing to do if the company’s areas are open already', async () => {
  await show({ 'GET /api/company-profile/42/privileges': { privileges: { AppMode: 'OPEN' } } });
  expect(await screen.findByText('Nothing is left to set up')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('shows what failed to load and tries again', async () => {
  let away = true;
  await show({ [segments]: () => (away ? 500 : page(testSegment())) });
  await press('Start set-up');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch business segments: 500');
  away = false;
  await press('Try again');
  await step('Reduction targets');
});
