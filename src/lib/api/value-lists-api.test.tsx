import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { apiStore } from '../../../tests/support/web/api-store';
import { stubNetwork, type Call } from '../../../tests/support/web/stub-network';
import { useValueList } from './value-lists-api';

const page = ({ path }: Call) => {
  const number = Number(new URLSearchParams(path.split('?')[1]).get('page'));
  return { data: [{ id: number, name: `Country ${number}` }], meta: { pagination: { pageCount: 3 } } };
};

function Countries() {
  return (
    <p>
      {useValueList('app-countries')
        ?.map(({ name }) => name)
        .join(', ') ?? 'loading'}
    </p>
  );
}

it('fetches every page of a list, a hundred items at a time, without a session', async () => {
  const { calls } = stubNetwork({ 'GET /api/app-countries': page });
  render(
    <Provider store={apiStore()}>
      <Countries />
    </Provider>,
  );
  expect(await screen.findByText('Country 1, Country 2, Country 3')).toBeInTheDocument();
  expect(calls.map(({ path }) => path)).toEqual([
    '/api/app-countries?page=1&pageSize=100',
    '/api/app-countries?page=2&pageSize=100',
    '/api/app-countries?page=3&pageSize=100',
  ]);
  expect(calls.some(({ headers }) => headers.has('X-Access-Token'))).toBe(false);
});

it('reads items whose fields are in attributes', async () => {
  stubNetwork({
    'GET /api/app-countries': {
      data: [{ id: 1, attributes: { code: 'AT', name: 'Austria' } }],
      meta: { pagination: { pageCount: 1 } },
    },
  });
  render(
    <Provider store={apiStore()}>
      <Countries />
    </Provider>,
  );
  expect(await screen.findByText('Austria')).toBeInTheDocument();
});
