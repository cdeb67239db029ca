import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { path, showing } from '../../../../tests/support/web/carbon-inputs';
import type { BaseYear } from '../../../../core/contracts/ca-boundary';
import type { YearReport } from '../../../../core/contracts/ca-years';
import { testTotals, testYear } from '../records/test-records';
import { ReportScreen } from '../report/report-screen';
import { ResultsScreen } from '../results/results-screen';
import { testBoundary, testReport } from '../results/shared/test-results';
import { YearsScreen } from '../years/years-screen';

jest.mock('gatsby', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

const base: BaseYear = {
  year: 2020,
  scope1: 200,
  scope2: 100,
  scope3Baseline: 1000,
  total: 1300,
  intensity: 0.5,
};
const office = { name: 'Office in Linz', reason: 'Below 1% of the total', category: 8 };
const compared = { ...testBoundary, baseYear: 2020, base };
const baseYearChange = { year: 2020, before: 1300, after: 1404, percent: 8, threshold: 5 };
const of = (changes: Partial<YearReport>) => ({
  [`GET ${path('emission-results', '/year/2024')}`]: { data: testReport(changes) },
});

describe('results', () => {
  const show = showing(<ResultsScreen year="2024" />);

  it('state the boundary, with the period of a fiscal year and the exclusions', async () => {
    show(of({ boundary: { ...testBoundary, fiscalYearStart: 4, exclusions: [office] } }));
    expect(await screen.findByText('Fiscal year 2024 (04/2024–03/2025)')).toBeInTheDocument();
    expect(
      screen.getByText(/^Fiscal year 2024 \(04\/2024–03\/2025\)\. The year’s emissions/),
    ).toBeInTheDocument();
    expect(screen.getByText('Operational control')).toBeInTheDocument();
    const list = within(screen.getByRole('list', { name: 'What is left out' }));
    expect(list.getByText('Below 1% of the total')).toBeInTheDocument();
    expect(list.getByText('Scope 3, category 8 · Upstream leased assets')).toBeInTheDocument();
  });

  it('are compared with the base year, also per turnover', async () => {
    show(of({ boundary: compared, intensity: 0.55 }));
    expect(await screen.findByText(/^11\.5% less than in the base year 2020 \(1,300\.0/)).toBeInTheDocument();
    expect(screen.getByText(/That is 10% more than in the base year 2020\.$/)).toBeInTheDocument();
  });

  it('exclude from the comparison what only one of the years has', async () => {
    const started = { ...base, scope3Baseline: 0, total: 300 };
    show(of({ boundary: { ...compared, base: started }, intensity: 0.55 }));
    expect(await screen.findByText(/^50% less than in the base year 2020 \(300\.0/)).toHaveTextContent(
      /Left out of this comparison, since 2020 has no figures for it: Scope 3/,
    );
    expect(screen.queryByText(/than in the base year 2020\.$/)).not.toBeInTheDocument();
  });

  it('show which settings have changed since', async () => {
    show(of({ boundaryChanges: ['approach', 'exclusions'] }));
    expect(
      await screen.findByText(
        /changed since this year was calculated: Consolidation approach, What is left out\./,
      ),
    ).toBeInTheDocument();
  });

  it('say that the base year has changed by the threshold, and what to do', async () => {
    show(of({ boundary: compared, baseYearChange }));
    const sentence = await screen.findByText(/^The base year 2020 was calculated again/);
    expect(sentence).toHaveTextContent(/1,404\.0 instead of 1,300\.0.*a change of 8%/);
    expect(sentence).toHaveTextContent(/Your threshold is 5%: calculate 2024 again/);
  });

  it('say that the base year had no results', async () => {
    show(of({ boundary: { ...compared, base: null } }));
    expect(await screen.findByText(/^The base year 2020 had no results/)).toBeInTheDocument();
  });

  it('list what is missing with links, and what the company has none of', async () => {
    show(
      of({
        completeness: {
          percent: 62,
          missing: ['scope2', 'category6'],
          contradicted: ['category9'],
          asksForPurchases: true,
        },
        boundary: { ...testBoundary, absences: [{ parts: ['scope1'], reason: 'Rented rooms' }] },
      }),
    );
    expect(await screen.findByText('62% of what the boundary asks for was entered.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Scope 2: electricity, heat, cooling' })).toHaveAttribute(
      'href',
      '/carbon-accounting/2024/update/#scope2',
    );
    expect(screen.getByRole('link', { name: 'Scope 3, category 6 · Business travel' })).toBeInTheDocument();
    expect(
      screen.getByRole('link', { name: 'State in the settings which emissions do not occur' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/but there are figures: Scope 3, category 9/)).toBeInTheDocument();
    const none = within(screen.getByRole('list', { name: 'Emissions that do not occur' }));
    expect(none.getByText('Rented rooms')).toBeInTheDocument();
  });

  it('from before the boundary was stored say so', async () => {
    show(of({ boundary: null }));
    expect(
      await screen.findByText(/^This year was calculated before the boundary was stored/),
    ).toBeInTheDocument();
    expect(screen.queryByText('What the account covers')).not.toBeInTheDocument();
  });
});

describe('the report', () => {
  const show = showing(<ReportScreen year="2024" />);

  it('prints boundary, period and the change since the base year', async () => {
    show(of({ boundary: { ...compared, fiscalYearStart: 7, exclusions: [office] } }));
    expect(await screen.findByRole('heading', { name: 'What the account covers' })).toBeInTheDocument();
    expect(screen.getAllByText('Fiscal year 2024 (07/2024–06/2025)')).toHaveLength(2);
    expect(screen.getByText('Office in Linz')).toBeInTheDocument();
    expect(screen.getByText('Anna Berger, Sustainability')).toBeInTheDocument();
    expect(screen.getByText(/^11\.5% less than in the base year 2020/)).toBeInTheDocument();
  });
});

describe('completeness in the report', () => {
  const show = showing(<ReportScreen year="2024" />);

  it('names what is missing without links', async () => {
    show(
      of({
        completeness: { percent: 83, missing: ['scope1'], contradicted: [], asksForPurchases: true },
      }),
    );
    expect(await screen.findByText('Scope 1: fuels, vehicles, processes')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Scope 1/ })).not.toBeInTheDocument();
  });
});

describe('the list of years', () => {
  const show = showing(<YearsScreen />);
  const listing = (...years: ReturnType<typeof testYear>[]) => ({
    [`GET ${path('emission-results', '/years')}`]: { data: years },
  });

  it('names the years to recalculate once their base year has changed', async () => {
    show(
      listing(
        testYear({ year: 2024, base, baseYearChange }),
        testYear({ year: 2023, base, baseYearChange }),
        testYear({ year: 2020 }),
      ),
    );
    expect(await screen.findByText(/^The base year 2020 was calculated again/)).toHaveTextContent(
      /calculate 2024, 2023 again/,
    );
  });

  it('names the years whose boundary differs from today’s', async () => {
    show(listing(testYear({ boundaryChanges: ['exclusions'] }), testYear({ year: 2023 })));
    expect(await screen.findByText(/since these years were calculated: 2024\./)).toBeInTheDocument();
  });

  it('compares the latest year with the base year and with the previous one', async () => {
    show(
      listing(testYear({ year: 2024, base }), testYear({ year: 2023, totals: testTotals({ scope1: 150 }) })),
    );
    expect(await screen.findByText(/^2024: 11\.5% less than in the base year 2020/)).toBeInTheDocument();
  });
});
