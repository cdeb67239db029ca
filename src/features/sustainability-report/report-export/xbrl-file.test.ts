import { reportViewOf } from '../report-view';
import { testView } from '../template/test-template';
import { xbrlFile } from './xbrl-file';

const entityOf = (scheme: string, identifier: string) => {
  const values = [
    { concept: 'EntityIdentifierScheme', member: '', value: scheme },
    { concept: 'EntityIdentifier', member: '', value: identifier },
    { concept: 'NumberOfEmployees', member: '', value: 120 },
  ];
  const file = xbrlFile(reportViewOf({ ...testView.report, values })) ?? '';
  const { documentInfo, facts } = JSON.parse(file) as {
    documentInfo: { namespaces: Record<string, string> };
    facts: Record<string, { dimensions: Record<string, string> }>;
  };
  return [documentInfo.namespaces['scheme'], facts['f1']?.dimensions['entity']];
};

test.each([
  ['LEI', '529900 T8BM49AURSDO55', 'http://standards.iso.org/iso/17442', '529900T8BM49AURSDO55'],
  ['DUNS', '12 345 6789', 'https://www.dnb.co.uk/duns-number', '123456789'],
  ['EUID', 'ATBRA.123456-001', 'https://euid.eu/', 'ATBRA.123456-001'],
  ['PermID', '4295858963', 'https://permid.org/', '4295858963'],
])('a company with its %s is the same as in a report of EFRAG’s converter', (kind, typed, scheme, number) => {
  expect(entityOf(kind, typed)).toEqual([scheme, `scheme:${number}`]);
});

test('without a company identifier there is no file', () => {
  expect(xbrlFile(testView)).toBeUndefined();
});
