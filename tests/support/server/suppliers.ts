import type { InviteBody, Supplier, SupplierList } from '../../../core/contracts/supply-chain';
import { createMails } from '../../../server/mail/create-mails';
import { findShared } from '../../../server/modules/carbon-accounting/sharing/repository';
import { readShared } from '../../../server/modules/carbon-accounting/sharing/statements-repository';
import { findOffered } from '../../../server/modules/products/offers-repository';
import { flagForSupplierChanges } from '../../../server/modules/carbon-accounting/suppliers/supplier-changes';
import { invite, openLinking } from '../../../server/modules/landing/invitations';
import type { SupplyChainParts } from '../../../server/modules/supply-chain/parts';
import type { TestApp } from './test-app';

/** Nordwerk has many suppliers and may invite a thousand. */
export const customer = 'henrik.dahl@nordwerk.example';

/** The supply chain of a company, used by one of its people. */
export async function supplyChainOf(server: TestApp, company: string, email: string) {
  const id = await server.projectId(company);
  const path = `/api/supplychain-suppliers/project/${id}`;
  const send = (method: 'POST' | 'PUT' | 'DELETE', below: string, payload?: object) =>
    server.call(email, { method, url: `${path}${below}`, ...(payload && { payload }) });
  return {
    id,
    get: (below: string) => server.call(email, { url: `${path}${below}` }),
    post: (below: string, payload: object) => send('POST', below, payload),
    put: (below: string, payload: object) => send('PUT', below, payload),
    remove: (linkingId: string) => send('DELETE', `/${linkingId}`),
    list: async (): Promise<SupplierList> =>
      (await server.call(email, { url: `${path}?pageSize=1000` })).json(),
    async supplier(linkingId: string): Promise<Supplier> {
      const { data } = (await server.call(email, { url: `${path}?pageSize=1000` })).json<SupplierList>();
      const found = data.find((each) => each.linkingId === linkingId);
      if (!found) throw new Error(`There is no supplier ${linkingId}.`);
      return found;
    },
    setPrivilege: (level: unknown) =>
      server.changeAccess(
        `update projects set privileges = privileges || jsonb_build_object('SupplyChainManagement', $2::jsonb)
          where id = $1`,
        [id, JSON.stringify(level)],
      ),
  };
}

export type SupplyChain = Awaited<ReturnType<typeof supplyChainOf>>;

let invited = 0;

/** A supplier nobody has invited yet. */
export function newSupplier(overrides: Partial<InviteBody> = {}): InviteBody {
  invited += 1;
  return {
    supplierName: `Newcomer ${invited} GmbH`,
    supplierId: String(4000 + invited),
    email: `contact-${invited}@newcomer-${invited}.example`,
    countryCode: 'DE',
    sectorCode: 'STEEL',
    locale: 'de',
    ...overrides,
  };
}

/** The dependencies of the supply chain's background jobs. */
export function supplyChainParts(publicUrl = 'https://suppliers.example'): SupplyChainParts {
  const mails = createMails(publicUrl);
  return {
    publicUrl,
    product: 'supplier+s',
    mails,
    invitations: {
      invite: (tx, invitation) => invite(tx, { publicUrl, mails }, invitation),
      openLinking: (tx, linkingId, locale) => openLinking(tx, { publicUrl, linkingId, locale }),
    },
    customers: { flagForSupplierChanges },
    figures: { findShared, readStatement: readShared },
    offers: { findOffered },
    reports: { findShared: () => Promise.resolve([]) },
  };
}
