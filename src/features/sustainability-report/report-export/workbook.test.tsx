import { Blob, File } from 'node:buffer';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import readWorkbook from 'read-excel-file/universal';
import { locales } from '../../../../core/i18n/locales';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { saveFile } from '../../../lib/device/save-file';
import { reportViewOf } from '../report-view';
import { testView } from '../template/test-template';
import { ExportCard } from './export-card';

jest.mock('../../../lib/device/save-file');
// jsdom's versions cannot be read.
beforeAll(() => void Object.assign(globalThis, { Blob, File }));

const adoption = 'DateOfAdoptionOfTransitionPlanForUndertakingNotHavingAdoptedTransitionPlanYet';
const values = [
  {
    concept: 'BasisForPreparation',
    member: '',
    value: 'OptionBBasicModuleAndComprehensiveModuleMember',
  },
  { concept: 'NumberOfEmployees', member: '', value: 120 },
  { concept: adoption, member: '', value: '2027-03-31' },
];

test.each(locales)('the workbook has different columns, numbers and days as such: %s', async (locale) => {
  const view = reportViewOf({ ...testView.report, omissions: [], values });
  render(
    <WithTexts locale={locale}>
      <ExportCard view={view} />
    </WithTexts>,
  );
  await userEvent.click(screen.getByRole('button', { name: /XLSX/ }));
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  const [[, book] = []] = jest.mocked(saveFile).mock.calls;
  const [sheet] = await readWorkbook(new globalThis.File([book as globalThis.Blob], 'report.xlsx'));
  const [columns = [], ...rows] = sheet?.data ?? [];
  expect(new Set(columns).size).toBe(8);
  const content = rows.map((row) => row[5]);
  expect(content).toContain(120);
  expect(content).toContainEqual(new Date('2027-03-31T00:00:00Z'));
  jest.mocked(saveFile).mockClear();
});
