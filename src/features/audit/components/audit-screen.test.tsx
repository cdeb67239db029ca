import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { Locale } from '../../../../core/i18n/locales';
import { screenStore } from '../../../../tests/support/web/api-store';
import { catchSavedFiles } from '../../../../tests/support/web/saved-files';
import { stubNetwork } from '../../../../tests/support/web/stub-network';
import { testUser } from '../../../../tests/support/web/test-user';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { AuditScreen } from './audit-screen';

const trail = 'GET /api/audit/project/42';
const entry = (number: number) => ({
  number,
  at: '2026-11-20T08:00:00.000Z',
  actor: 'anna@example.test',
  actorName: 'Anna Berger',
  area: 'user',
  action: 'update',
  subject: `Person ${number}`,
  changes: [{ field: 'role', from: 'User', to: 'Admin' }],
});
const page = (first: number, count: number, total: number) => ({
  data: Array.from({ length: count }, (_, index) => entry(first - index)),
  meta: { pagination: { page: 1, pageSize: 50, pageCount: Math.ceil(total / 50), total } },
});

function show(role: 'Admin' | 'User', routes: Parameters<typeof stubNetwork>[0] = {}, locale: Locale = 'en') {
  const network = stubNetwork({
    'GET /api/user-management/project/42/users': {
      data: [testUser({ firstName: 'Anna', email: 'anna@example.test', role })],
    },
    'GET /api/company-profile/42/privileges': { privileges: {} },
    'GET /api/app-registration-industries': { data: [] },
    [trail]: page(2, 2, 2),
    ...routes,
  });
  render(
    <Provider store={screenStore()}>
      <WithTexts locale={locale}>
        <AuditScreen />
      </WithTexts>
    </Provider>,
  );
  return network;
}

it('shows an administrator who changed what, from which value to which', async () => {
  show('Admin');
  const row = await screen.findByRole('rowheader', { name: /Person 2/ });
  expect(row).toHaveTextContent('People');
  expect(row).toHaveTextContent('Role: User → Admin');
  expect(screen.getAllByText('anna@example.test')).toHaveLength(2);
  expect(screen.getByText('1–2 of 2')).toBeVisible();
});

it.each([
  ['en', 'Areas: locked until the guided set-up is complete → all open'],
  ['de', 'Bereiche: bis zum Abschluss der geführten Einrichtung gesperrt → alle offen'],
  ['zh-CN', '功能区：完成引导设置前锁定 → 全部开放'],
] as const)('says in words what the completed set-up opened: %s', async (locale, words) => {
  const opened = {
    area: 'account',
    subject: '',
    changes: [{ field: 'AppMode', from: 'GUIDED', to: 'OPEN' }],
  };
  show('Admin', { [trail]: { ...page(1, 1, 1), data: [{ ...entry(1), ...opened }] } }, locale);
  expect(await screen.findByRole('rowheader')).toHaveTextContent(words);
});

it('shows answers and carbon figures in the reader’s language', async () => {
  const inArea = (number: number, area: string, subject: string, changes: object[]) => ({
    ...entry(number),
    area,
    subject,
    changes,
  });
  const data = [
    inArea(7, 'self-assessment', 'ALUMINIUM AT', [
      { field: 'question/targetScopes', from: 'none', to: 'scope1, scope3Upstream' },
      { field: 'question/turnoverShare', from: 40, to: 60 },
    ]),
    inArea(6, 'company-questions', '', [
      { field: 'footprint/2024/scope1TonsCO2e', from: null, to: 12500.5 },
      { field: 'reduction/0b2a/reductionPercent', from: 30, to: 42 },
      { field: 'reduction/0b2a/baseYear', from: 2019, to: 2020 },
    ]),
    inArea(5, 'carbon-accounting', 'activity {"activity":101,"year":2024}', [
      { field: 'amount', from: 1000, to: 25000 },
    ]),
    inArea(4, 'carbon-accounting', 'copied {"type":"spend","count":2,"from":2023,"to":2024}', []),
    inArea(3, 'carbon-accounting', 'Spend volume, 2024', []),
    inArea(2, 'carbon-accounting', 'evidence {"file":"Rechnung 7.pdf"}', []),
    inArea(1, 'customer-request', 'Nordwerk', [{ field: 'sharesAnswers/governance', from: false, to: true }]),
  ];
  show('Admin', { [trail]: { ...page(7, 7, 7), data } }, 'de');
  const texts = (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent);
  expect(texts).toEqual([
    expect.stringMatching(
      /Aluminium · ÖsterreichWelche Emissionen.*: Es gibt kein Ziel → Scope\s1: .*, Scope\s3.*Welchen Anteil hat dieses Segment am Umsatz.*: 40.* → 60/,
    ),
    expect.stringMatching(
      /Emissionen 2024 – Scope\s1: 12\.500,5 t CO₂eReduktionsziel – Minderung: 30\s% → 42\s%.*Basisjahr: 2019 → 2020/,
    ),
    expect.stringMatching(/Erdgas.*, 2024Menge: 1000 → 25\.000/),
    expect.stringMatching(/Einkaufsvolumen, 2024: 2 Einträge aus 2023 übernommen/),
    expect.stringMatching(/Spend volume, 2024/),
    expect.stringMatching(/Belegdatei Rechnung 7\.pdf/),
    expect.stringMatching(/Kunde sieht Antworten zu „Verantwortung und Berichterstattung“: nein → ja/),
  ]);
});

it('names codes and days in the reader’s language', async () => {
  const changes = [
    { field: 'assurance', from: 'limited', to: 'reasonable' },
    { field: 'verifiedOn', from: '', to: '2026-04-17' },
    { field: 'allocationMethod', from: 'economic', to: 'physical' },
    { field: 'unit', from: 'kg', to: 'piece' },
    { field: 'figureMethod', from: 'spend-based', to: 'supplier-allocated' },
    { field: 'omission/corruption/kind', from: null, to: 'sensitive' },
    { field: 'value/BasisForPreparation', from: '', to: 'OptionABasicModuleOnlyMember' },
    { field: 'value/CityOfSite/1', from: '', to: 'Linz, Steyr' },
  ];
  show('Admin', { [trail]: { ...page(1, 1, 1), data: [{ ...entry(1), changes }] } }, 'de');
  const text = (await screen.findByRole('rowheader')).textContent;
  for (const words of [
    'Begrenzte Sicherheit → Hinreichende Sicherheit',
    '17.04.2026',
    'Nach Umsatz → Nach Masse oder Stück',
    'kg → Stück',
    'Durchschnitt der Branche → Vom Lieferanten zugeordnet',
    'Als vertraulich weggelassen',
    'Option A',
    'Linz, Steyr',
  ])
    expect(text).toContain(words);
  expect(text).not.toMatch(/limited|economic|piece|spend-based|sensitive|Member|2026-04/);
});

it('can be exported as a file', async () => {
  const saved = catchSavedFiles();
  const csv = 'GET /api/audit/project/42/csv';
  const { to } = show('Admin', { [csv]: new Response('number,at\r\n') });
  await userEvent.click(await screen.findByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(to(csv)).toHaveLength(1);
  expect(saved[0]?.type).toMatch(/^text\/csv/);
});

it('is not requested for a User, and the page shows why', async () => {
  const { to } = show('User');
  expect(await screen.findByText(/Only administrators of your company/)).toBeVisible();
  expect(to(trail)).toHaveLength(0);
});

it('says that it could not be loaded, not that it is for administrators, if the role is unknown', async () => {
  const people = 'GET /api/user-management/project/42/users';
  let answer: object | number = 500;
  show('Admin', { [people]: () => answer });
  expect(await screen.findByText('The audit trail could not be loaded')).toBeVisible();
  expect(screen.queryByText(/Only administrators/)).not.toBeInTheDocument();
  answer = { data: [testUser({ firstName: 'Anna', email: 'anna@example.test', role: 'Admin' })] };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('rowheader', { name: /Person 2/ })).toBeVisible();
});

it('filters by area and pages back to older entries', async () => {
  const { to } = show('Admin', { [trail]: page(60, 5, 60) });
  await screen.findByRole('rowheader', { name: /Person 60/ });
  await userEvent.click(screen.getByRole('button', { name: 'Older' }));
  await screen.findByRole('rowheader', { name: /Person 60/ });
  await userEvent.selectOptions(screen.getByLabelText('Area'), 'Company profile');
  await screen.findByRole('rowheader', { name: /Person 60/ });
  expect(to(trail).map(({ path }) => path.replace(/.*\?/, ''))).toEqual([
    'page=1&pageSize=50',
    'page=2&pageSize=50',
    'page=1&pageSize=50&area=company-profile',
  ]);
});

it('shows an empty state and a load failure', async () => {
  let answer: object | number = 500;
  show('Admin', { [trail]: () => answer });
  expect(await screen.findByText('The audit trail could not be loaded')).toBeVisible();
  answer = page(0, 0, 0);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No entries')).toBeVisible();
});

it('leads from an area without entries back to all areas', async () => {
  show('Admin', {
    [trail]: ({ path }: { path: string }) => (path.includes('area=') ? page(0, 0, 0) : page(2, 2, 2)),
  });
  await screen.findByRole('rowheader', { name: /Person 2/ });
  await userEvent.selectOptions(screen.getByLabelText('Area'), 'Company profile');
  expect(await screen.findByText('Nothing has been changed in this area yet.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all areas' }));
  expect(await screen.findByRole('rowheader', { name: /Person 2/ })).toBeVisible();
  expect(screen.getByLabelText('Area')).toHaveDisplayValue('All areas');
});

it('does not blame the area if nothing has been changed at all', async () => {
  show('Admin', { [trail]: page(0, 0, 0) });
  expect(
    await screen.findByText('Nothing has been changed yet. From now on every change appears here.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show all areas' })).not.toBeInTheDocument();
});
