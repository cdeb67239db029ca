import { readFileSync } from 'node:fs';
import type { EmissionResult } from '../../../core/contracts/ca-emission-results';
import type { FigureChoice } from '../../../core/contracts/ca-supplier-figures';
import {
  anna,
  preparePurchase,
  purchaseCalls,
  year,
  type Purchase,
} from '../../support/server/bought-products';
import { createTestApp, type TestApp } from '../../support/server/test-app';

let purchase: Purchase;
let server: TestApp;

beforeEach(async () => {
  purchase = await preparePurchase(await createTestApp());
  ({ server } = purchase);
});
afterEach(() => server.close());

const { of, list, send, offer, buy } = purchaseCalls(() => purchase);
const choose = (method: string) =>
  send<FigureChoice>(anna, 'PUT', of('ca-supplier-figures', `/year/${year}/${purchase.linkingId}`), {
    data: { method },
  });

test('a choice that waited on a device with the former name of the method counts', async () => {
  await offer();
  await buy();
  expect(await choose('supplier-product')).toMatchObject({ method: 'supplier-specific' });
});

test('results and choices keep their method over the update that renames it', async () => {
  await offer();
  await buy();
  await choose('supplier-specific');
  await send(anna, 'POST', of('ca-emission-results', '/calculate'), { year });
  const ofProduct = async () =>
    (await list<EmissionResult>('ca-emission-results')).filter(({ figures }) => figures?.product);
  const before = await ofProduct();
  expect(before).toMatchObject([{ scopeDetails: 'supplier-specific' }]);

  const change = (sql: string) => server.database.query(sql, []);
  await change('alter table ca_figure_choices drop constraint ca_figure_choices_method_check');
  await change(`update ca_figure_choices set method = 'supplier-product' where method = 'supplier-specific'`);
  await change(`update ca_emission_results set method = 'supplier-product',
      figures = replace(figures::text, 'supplier-specific', 'supplier-product')::jsonb
    where method = 'supplier-specific'`);
  await change(
    `alter table ca_figure_choices add constraint ca_figure_choices_method_check check (method <> '')`,
  );
  expect(
    await change(`select method from ca_emission_results where figures::text like '%supplier-product%'`),
  ).toEqual([{ method: 'supplier-product' }]);

  await server.database.transaction((tx) =>
    tx.query(readFileSync('server/database/migrations/104-supplier-specific.sql', 'utf8')),
  );
  expect(await ofProduct()).toEqual(before);
  const url = of('ca-supplier-figures', `/year/${year}`);
  const choices = (await server.call(anna, { url })).json<{ data: FigureChoice[] }>().data;
  expect(choices).toMatchObject([{ method: 'supplier-specific' }]);
});
