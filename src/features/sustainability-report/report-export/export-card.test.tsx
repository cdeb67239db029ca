import { render, screen } from '@testing-library/react';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { reportViewOf } from '../report-view';
import { testView } from '../template/test-template';
import { ExportCard } from './export-card';

function show(scheme: string, number: string) {
  const values = [
    { concept: 'EntityIdentifierScheme', member: '', value: scheme },
    { concept: 'EntityIdentifier', member: '', value: number },
  ];
  render(
    <WithTexts locale="en">
      <ExportCard view={reportViewOf({ ...testView.report, values })} />
    </WithTexts>,
  );
}

it.each([
  ['LEI', '529900T8BM49AURSDO56', 1],
  ['LEI', '529900 T8BM49AURSDO55', 0],
  ['DUNS', '123456789', 0],
])('%s %s: %s warning about the LEI', (scheme, number, warnings) => {
  show(scheme, number);
  expect(screen.queryAllByText(/^The LEI is not valid/)).toHaveLength(warnings);
  expect(screen.getByRole('button', { name: 'XBRL (JSON)' })).toBeEnabled();
});
