import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import type {
  ReportEvidenceFile,
  SaveReportBody,
  SustainabilityReport,
} from '../../../core/contracts/sustainability-report';
import type { Disclosure } from '../../../core/terms/disclosures';
import { applyChanges } from '../../../src/features/sustainability-report/edits';
import { summaryOf } from '../../../src/features/sustainability-report/years/new-report';
import { screenStore } from './api-store';
import { stubNetwork, type Call } from './stub-network';
import { WithTexts } from './with-texts';

const empty: SustainabilityReport = {
  ...{ year: 2025, companyName: 'Alpenguss GmbH', currency: 'EUR', account: { needsRecalculation: false } },
  period: { start: '2025-01-01', end: '2025-12-31' },
  values: [],
  omissions: [],
  known: [
    { concept: 'GrossScope1GreenhouseGasEmissions', member: '', value: 141.706, source: 'carbonAccount' },
    { concept: 'CityOfSite', member: '1', value: 'Linz', source: 'companyProfile' },
  ],
  ...{ updatedAt: '2026-11-20T10:00:00.000Z', updatedBy: null, version: 1 },
};
export const path = '/api/sustainability-reports/project/42';

/** Shows the part of a report of 2025 as stored, with what the report of 2024 has. */
export const showing =
  (shown: (part: string) => ReactElement) =>
  (part: string, stored: Partial<SustainabilityReport> = {}, before?: Partial<SustainabilityReport>) => {
    let report: SustainabilityReport = { ...empty, ...stored };
    const network = stubNetwork({
      [`GET ${path}/2025`]: () => ({ data: report }),
      [`GET ${path}`]: { data: [summaryOf(empty), ...(before ? [summaryOf({ ...empty, year: 2024 })] : [])] },
      ...(before && { [`GET ${path}/2024`]: { data: { ...empty, year: 2024, ...before } } }),
      [`POST ${path}/2025/save`]: ({ body }: Call) => {
        const { data } = body as SaveReportBody;
        report = { ...applyChanges(report, data), version: report.version + 1 };
        return { data: report };
      },
      [`POST ${path}/2025/evidence`]: () => {
        const added = file('B3', 'Gas bill.pdf');
        report = { ...report, evidence: [...(report.evidence ?? []), added] };
        return { data: added };
      },
    });
    render(
      <Provider store={screenStore()}>
        <WithTexts>{shown(part)}</WithTexts>
      </Provider>,
    );
    return {
      asked: () => network.calls.map((call) => call.path),
      attached: () => network.to(`POST ${path}/2025/evidence`).map((call) => call.path),
      sent: () => network.to(`POST ${path}/2025/save`).map(({ body }) => (body as SaveReportBody).data),
    };
  };

export const file = (disclosure: Disclosure, name: string): ReportEvidenceFile => ({
  ...{ id: `f0000000-0000-4000-8000-00000000000${name.length}`, disclosure, name, type: 'pdf', bytes: 3 },
  ...{ sha256: '', createdBy: '', createdAt: '2026-11-20T10:00:00.000Z' },
});
