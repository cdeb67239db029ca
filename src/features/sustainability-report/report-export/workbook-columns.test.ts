import { readFileSync } from 'node:fs';
import { locales } from '../../../../core/i18n/locales';

const columns = ['disclosure', 'section', 'paragraph', 'name', 'row', 'value', 'unit', 'source'] as const;

test.each(locales)('the columns of a report’s workbook have different names: %s', (locale) => {
  const { workbook } = JSON.parse(readFileSync(`locales/${locale}/sustainability-report.json`, 'utf8')) as {
    workbook: Record<(typeof columns)[number], string>;
  };
  const names = columns.map((column) => workbook[column]);
  expect(new Set(names).size).toBe(columns.length);
});
