import { randomUUID } from 'node:crypto';
import { lineSchema, productSchema } from '../../core/products/product.schema';
import type { ProductValues } from '../../core/contracts/ca-products';
import { faultsOf } from '../../core/records/faults-of';
import type { Queryable } from '../lib/database';
import { isCountry, sectorById } from '../modules/carbon-accounting/records/reference-data';
import { findSiteAccount, findTables } from '../modules/carbon-accounting/results/product-sources';
import { flagForOffers } from '../modules/carbon-accounting/suppliers/supplier-changes';
import { findProfile } from '../modules/company-profile/repository';
import { saveOffer } from '../modules/products/offers-repository';
import { present } from '../modules/products/present';
import { insertRelease } from '../modules/products/releases-repository';
import { findProductsById, insertProduct, saveChanges } from '../modules/products/repository';
import { demoCompanies } from './companies';
import { demoProducts, releaseIdOf, type DemoProduct } from './products';

interface World {
  now: Date;
  projectIds: ReadonlyMap<string, number>;
}

/**
 * Products of the foundry (one is a part of another) and of its supplier, with a customer for one of each.
 */
export async function insertProducts(tx: Queryable, { now, projectIds }: World): Promise<void> {
  const year = now.getUTCFullYear() - 1;
  for (const product of demoProducts(year)) {
    const { id, company, lines, offeredTo, customerPartNumber = '', ...demo } = product;
    const projectId = projectIds.get(company) ?? 0;
    const values: ProductValues = {
      ...demo.values,
      declaredAmount: 1,
      periodStart: `${year}-01-01`,
      periodEnd: `${year}-12-31`,
    };
    const faults = [
      faultsOf(productSchema, values),
      ...lines.map((line) => faultsOf(lineSchema, line, values)),
    ];
    const [fault] = faults.flatMap((each) => Object.values(each));
    if (fault) throw new Error(`The demo world describes "${values.name}" wrongly: ${fault}`);
    await insertProduct(tx, projectId, { id, values });
    const written = lines.map((line) => ({ ...line, id: randomUUID() }));
    await saveChanges(tx, projectId, { id, values: undefined, lines: written, removed: [], version: 2 });
    if (offeredTo !== undefined) {
      await release(tx, projectId, { product, values, year });
      const customerId = projectIds.get(offeredTo) ?? 0;
      await saveOffer(tx, { projectId, productId: id, customerId, customerPartNumber });
    }
  }
}

async function release(
  tx: Queryable,
  projectId: number,
  { product, values, year }: { product: DemoProduct; values: ProductValues; year: number },
): Promise<void> {
  const findCompanyName = async (db: Queryable, id: number) =>
    (await findProfile(db, id))?.CompanyData.Name ?? '';
  const sources = {
    ...{ findTables, sectorById, isCountry, findSiteAccount, findCompanyName },
    issuer: 'localhost',
    purchases: { flagForOffers },
    // The demo world has no partners, so nobody is notified.
    notifyPartners: () => Promise.resolve(),
    footprintRequests: {
      requestFromSupplier: () => Promise.resolve(),
      requestFromPartner: () => Promise.resolve({ id: '' }),
    },
  };
  const stored = await findProductsById(tx, projectId, [product.id]);
  const [calculated] = await present(tx, projectId, stored, sources);
  if (!calculated?.footprint) throw new Error(`The demo world cannot calculate "${values.name}".`);
  const { lines, footprint } = calculated;
  const { issuer } = sources;
  const companyName = await findCompanyName(tx, projectId);
  await insertRelease(tx, projectId, {
    id: releaseIdOf(product.id),
    productId: product.id,
    number: 1,
    validFrom: `${year + 1}-01-01`,
    validUntil: `${year + 3}-12-31`,
    content: { issuer, companyId: projectId, companyName, values, lines, footprint },
    email: demoCompanies.find(({ key }) => key === product.company)?.people[0]?.email ?? '',
  });
}
