import { renderToStaticMarkup } from 'react-dom/server';
import { PageHead } from './page-head';

const texts = { ns: 'carbon-update', data: '{"pageTitle":"Figures of a year"}' };

const titleWith = (params: Record<string, string>, subject?: string) => {
  const head = renderToStaticMarkup(
    <PageHead
      data={{ locales: { edges: [{ node: texts }] } }}
      pageContext={{ language: 'en', i18n: { originalPath: '/carbon-accounting/[year]/update/' } }}
      params={params}
      location={{ pathname: '/carbon-accounting/2025/update/' }}
      serverData={{}}
      titleKey="carbon-update:pageTitle"
      subject={subject}
    />,
  );
  return /<title>(.*)<\/title>/.exec(head)?.[1];
};

it('distinguishes the tabs of several years', () => {
  expect(titleWith({ year: '2025' })).toBe('2025 · Figures of a year · supplier+s');
});

it.each([{}, { year: '[year]' }, { year: 'nowhere' }])(
  'has no year at the address of all years: %j',
  (params) => {
    expect(titleWith(params)).toBe('Figures of a year · supplier+s');
  },
);

it('begins with what the page is about', () => {
  expect(titleWith({}, 'Aluminium · Austria')).toBe('Aluminium · Austria · Figures of a year · supplier+s');
});
