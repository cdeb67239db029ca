import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { list, path, showing } from '../../../../tests/support/web/carbon-inputs';
import { ProductsArea } from './products-area';
import { release } from './releases/test-release';
import { bracket } from './test-products';

const world = {
  'GET /api/ca-offered-products/project/42': list(),
  [`GET ${path('products', `/${bracket.id}/customers`)}`]: { data: [] },
  [`GET ${path('products', `/${bracket.id}/partners`)}`]: { data: [] },
  [`GET ${path('exchange-requests')}`]: { data: [] },
  [`GET ${path('exchange-partners')}`]: { data: [], address: 'https://portal.example/pact' },
  [`GET ${path('products')}`]: list(bracket),
  [`GET ${path('products', `/${bracket.id}/releases`)}`]: {
    data: [
      { ...release, number: 2 },
      { ...release, id: 'b', values: { ...release.values, name: 'Former' } },
    ],
  },
};

describe.each([
  ['', '', 'Product footprints'],
  [`${bracket.id}/`, '', 'Bracket'],
  [`${bracket.id}/paper/`, '', 'Bracket'],
  [`${bracket.id}/paper`, '?release=1', 'Former'],
  ['from-suppliers/', '', 'From suppliers'],
  ['exchange/', '', 'Exchange with other systems'],
  ['nowhere/', '', 'Product footprint'],
])('the path "%s%s"', (below, search, title) => {
  const show = showing(<ProductsArea path={below} search={search} />);

  it(`shows ${title}`, async () => {
    show(world);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});

describe('a step from the list to a product', () => {
  let go: (path: string) => void = () => undefined;
  function Pages() {
    const [path, setPath] = useState('');
    go = setPath;
    return (
      <div id="gatsby-focus-wrapper" tabIndex={-1} data-testid="top">
        <ProductsArea path={path} search="" />
      </div>
    );
  }
  const show = showing(<Pages />);

  it('moves the focus to the top, as Gatsby does between pages', async () => {
    show(world);
    const link = await screen.findByRole('link', { name: 'Bracket' });
    link.focus();
    act(() => go(`${bracket.id}/`));
    expect(await screen.findByRole('heading', { level: 1, name: 'Bracket' })).toBeVisible();
    expect(screen.getByTestId('top')).toHaveFocus();
  });
});
