import type { Product } from '../../../core/contracts/ca-products';
import type { SpendDistribution } from '../../../core/contracts/ca-spend-distributions';
import type { SupplierInput } from '../../../core/contracts/ca-supplier-inputs';
import type { Verification } from '../../../core/contracts/verification';
import { bracketValues } from '../../../core/products/test-product';
import { demoYear } from './demo-year';
import { figure, lineOf } from './products';
import { supplyChainOf } from './suppliers';
import { people, type TestApp } from './test-app';

/** Last year, for which the demo data has accounts. */
export const year = demoYear;
/** Of the supplier. */
export const vera = 'vera@enns-logistik.example';
/** Of the customer. */
export const anna = people.mainUser;

/** Alpenguss buys from Enns Logistik. */
export interface Purchase {
  server: TestApp;
  customerId: number;
  supplierId: number;
  linkingId: string;
  /** A sector that has no supplier yet. */
  distributionId: string;
  /** A pallet of the supplier, released with 12.5 kg CO2e per piece of 2 kg. */
  productId: string;
}

export async function preparePurchase(server: TestApp): Promise<Purchase> {
  const customer = await supplyChainOf(server, 'Alpenguss GmbH', anna);
  const supplierId = await server.projectId('Enns Logistik GmbH');
  await server.database.query("insert into users (project_id, email, role) values ($1, $2, 'Admin')", [
    supplierId,
    vera,
  ]);
  const { data } = await customer.list();
  const linkingId = data.find(({ companyName }) => companyName === 'Enns Logistik GmbH')?.linkingId ?? '';
  await server.database.query('delete from ca_shared_figures where project_id = $1', [supplierId]);
  await server.database.query('delete from ca_supplier_inputs where supplier_id = $1', [linkingId]);
  const purchase = {
    server,
    customerId: customer.id,
    supplierId,
    linkingId,
    distributionId: '',
    productId: '',
  };
  const { list, send, products, release } = purchaseCalls(() => purchase);
  const inputs = await list<SupplierInput>('ca-supplier-inputs');
  const distributions = await list<SpendDistribution>('ca-spend-distributions');
  purchase.distributionId =
    distributions.find(({ id }) => inputs.every((input) => input.distributionId !== id))?.id ?? '';
  const values = { ...bracketValues, name: 'Pallet', declaredUnit: 'piece', declaredAmount: 1, mass: 2 };
  const period = { periodStart: `${year}-01-01`, periodEnd: `${year}-12-31` };
  purchase.productId = (await send<Product>(vera, 'POST', products(), { data: { ...values, ...period } })).id;
  await release(12.5);
  return purchase;
}

/** What both sides do with the product. */
export function purchaseCalls(purchase: () => Purchase) {
  const of = (resource: string, rest = '', projectId = purchase().customerId) =>
    `/api/${resource}/project/${projectId}${rest}`;
  const list = async <Data>(resource: string) =>
    (await purchase().server.call(anna, { url: of(resource, `?year=${year}&pageSize=1000`) })).json<{
      data: Data[];
    }>().data;

  async function send<Data>(
    email: string,
    method: 'POST' | 'PUT',
    url: string,
    payload: object,
  ): Promise<Data> {
    const answer = await purchase().server.call(email, { method, url, payload });
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
    return answer.json<{ data: Data }>().data;
  }

  const products = (rest = '') => of('ca-products', rest, purchase().supplierId);

  /** Releases the product with a footprint of that many kg CO2e. */
  async function release(fossil: number, verification?: Verification): Promise<void> {
    const { productId } = purchase();
    const line = { ...lineOf('Wood', figure(fossil)), id: lineId };
    const { footprint } = await send<Product>(vera, 'PUT', products(`/${productId}`), {
      data: { lines: [line] },
    });
    await send(vera, 'POST', products(`/${productId}/releases`), {
      data: {
        validFrom: `${year}-01-01`,
        validUntil: `${year + 2}-12-31`,
        seenKg: footprint?.kg,
        ...(verification && { verification }),
      },
    });
  }

  const offer = (isOffered = true) =>
    send(vera, 'PUT', products(`/${purchase().productId}/customers/${purchase().customerId}`), {
      data: { isOffered },
    });

  const bought = (overrides: object = {}) => ({
    ProductId: purchase().productId,
    ProductName: 'Pallet',
    ProductQuantity: 400,
    ProductUnit: 'piece',
    ProductShare: 25,
    ...overrides,
  });

  const buy = (overrides: object = bought()) => {
    const { server, linkingId, distributionId } = purchase();
    const input = { SupplierName: 'Enns', ShareOfSectorInput: 40 };
    return server.call(anna, {
      method: 'POST',
      url: of('ca-supplier-inputs', '/create'),
      payload: { data: { ...input, SupplierId: linkingId, DistributionId: distributionId, ...overrides } },
    });
  };

  return { of, list, send, products, release, offer, bought, buy };
}

const lineId = 'f0000000-0000-4000-8000-0000000000aa';
