import type { ReportSummary, SustainabilityReport } from '../../../core/contracts/sustainability-report';
import { contradictionsIn } from '../../../core/vsme/check-report';
import { factsOf } from '../../../core/vsme/facts';
import { taxonomy } from '../../../data/vsme/taxonomy';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
beforeAll(async () => void (server = await createTestApp()));
afterAll(() => server.close());

test('the foundry of the demo world has a complete basic module without contradictions', async () => {
  const path = `/api/sustainability-reports/project/${await server.projectId('Alpenguss GmbH')}`;
  const [summary] = (await server.call(people.user, { url: path })).json<{ data: ReportSummary[] }>().data;
  expect(summary).toMatchObject({ module: 'basic', answered: summary?.total });
  expect(summary?.total).toBeGreaterThan(40);
  const { data: report } = (await server.call(people.user, { url: `${path}/${summary?.year}` })).json<{
    data: SustainabilityReport;
  }>();
  const facts = factsOf(report, taxonomy);
  expect(contradictionsIn(facts)).toEqual([]);
  expect(facts.get('GrossScope1GreenhouseGasEmissions')?.origin).toBe('carbonAccount');
});
