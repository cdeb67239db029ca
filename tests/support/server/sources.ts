import type { OfferedProduct } from '../../../core/contracts/ca-offered-products';
import { loadSealingKey } from '../../../server/identity/embedded/secrets';
import { createOutgoing } from '../../../server/lib/outgoing/outgoing';
import { createSecretBox } from '../../../server/lib/secret-box';
import { fetchDue } from '../../../server/modules/exchange/fetching/fetch-source';
import { answer, type FakePartner } from '../exchange/fake-partner';
import { partnerCalls } from './partners';
import { people, type TestApp } from './test-app';

interface Company {
  server: TestApp;
  projectId: number;
  partner: FakePartner;
  /** Of the partner. */
  id: string;
}

/** What a company does to fetch the footprints of one partner. */
export function sourceCalls(company: () => Company) {
  const { url, send, list } = partnerCalls(company);
  const access = () => ({ address: company().partner.address, clientId: 'me', clientSecret: 'secret' });
  const setSource = (data: object = access(), email?: string) =>
    send('PUT', url(`/${company().id}/source`), { data }, email);
  const sourceOf = async () => (await list())[0]?.source;
  const serve = (...data: unknown[]) => company().partner.on('/3/footprints', answer(200, { data }));

  /** The background work of a running server. */
  async function fetchAll(stopping?: AbortSignal) {
    const { database } = company().server;
    const outgoing = createOutgoing({ privateHosts: ['127.0.0.1'] });
    return fetchDue(database, { outgoing, box: createSecretBox([await loadSealingKey(database)]) }, stopping);
  }

  const offered = async (email = people.mainUser, project = company().projectId) =>
    (await company().server.call(email, { url: `/api/ca-offered-products/project/${project}?pageSize=1000` }))
      .json<{ data: OfferedProduct[] }>()
      .data.filter(({ companyId }) => companyId === null);

  return { access, setSource, sourceOf, serve, fetchAll, offered };
}
