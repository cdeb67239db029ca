import { randomUUID } from 'node:crypto';
import type { LineOrigin, Product, ProductLine, ProductValues } from '../../../core/contracts/ca-products';
import { bracketValues } from '../../../core/products/test-product';
import { people, type TestApp } from './test-app';

export { figure } from '../products/product-lines';

export const lineOf = (
  name: string,
  origin: LineOrigin,
  overrides: Partial<ProductLine> = {},
): ProductLine => ({
  id: randomUUID(),
  kind: 'material',
  name,
  amount: 1,
  unit: 'kg',
  origin,
  ...overrides,
});

/** What a company's main user enters for its products. */
export function productCalls(company: () => { server: TestApp; projectId: number }) {
  const url = (rest = '') => `/api/ca-products/project/${company().projectId}${rest}`;
  const send = (
    method: 'POST' | 'PUT' | 'DELETE',
    address: string,
    payload?: object,
    email = people.mainUser,
  ) => company().server.call(email, { method, url: address, ...(payload && { payload }) });
  const list = async (query = '') =>
    (await company().server.call(people.mainUser, { url: url(query) })).json<{ data: Product[] }>().data;
  const get = async (id: string) =>
    (await company().server.call(people.mainUser, { url: url(`/${id}`) })).json<{ data: Product }>().data;
  async function create(overrides: Partial<ProductValues> = {}): Promise<Product> {
    const answer = await send('POST', url(), { data: { ...bracketValues, ...overrides } });
    expect(answer.json()).not.toHaveProperty('error');
    return answer.json<{ data: Product }>().data;
  }
  const change = (id: string, data: object, email?: string) => send('PUT', url(`/${id}`), { data }, email);
  async function changed(id: string, data: object): Promise<Product> {
    const answer = await change(id, data);
    expect(answer.json()).not.toHaveProperty('error');
    return answer.json<{ data: Product }>().data;
  }
  return { url, send, list, get, create, change, changed };
}
