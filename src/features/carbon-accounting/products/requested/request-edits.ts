import type {
  AskedFootprint,
  AskedFootprintAnswer,
  AskedParty,
  AskFootprintBody,
} from '../../../../../core/contracts/ca-asked-footprints';
import { hasObject } from '../../../../lib/api/shapes';
import { defineEdit } from '../../../../lib/outbox/edit';
import { patch } from '../../../../lib/outbox/patch';
import { productSubject } from '../product-edits';
import { requestedApi, requestedUrl } from './requested-api';

interface RequestArg extends Omit<AskFootprintBody['data'], 'of' | 'id'> {
  projectId: number;
  id: string;
  party: AskedParty;
  /** When the button was pressed, ISO 8601. */
  at: string;
}

export const requestedSubject = (id: string): string => `asked-footprint/${id}`;

const inList = (projectId: number, recipe: (asked: AskedFootprint[]) => AskedFootprint[]) =>
  patch(requestedApi.endpoints.getAskedOfLines, projectId, recipe);

/** Requests from a supplier or a partner the footprint of a line's part. */
export const requestFootprint = defineEdit<RequestArg, AskedFootprint>({
  name: 'product.askFootprint',
  area: 'carbonAccounting',
  request: ({ projectId, party: { kind, id: partyId }, at: _at, ...data }) => ({
    url: requestedUrl(projectId),
    method: 'POST',
    body: { data: { ...data, of: { kind, id: partyId } } },
    expect: hasObject('data'),
  }),
  readAnswer: ({ data }: AskedFootprintAnswer) => data,
  subject: ({ id }) => requestedSubject(id),
  // The product with the line must be sent first.
  needs: ({ productId }) => [productSubject(productId)],
  creates: true,
  show: (request) => [inList(request.projectId, (asked) => [notSent(request), ...asked])],
  settled: ({ projectId }, answer) => [
    inList(projectId, (asked) => [answer, ...asked.filter(({ id }) => id !== answer.id)]),
  ],
  reload: { sent: ['Suppliers'], refused: ['Products'] },
  page: ({ productId }) => `/carbon-accounting/products/${productId}/`,
  label: ({ part, party }) => ({ key: 'edit.askFootprint', values: { part, company: party.name } }),
  whenRefused: 'revert',
});

const notSent = ({ projectId: _projectId, party, at, ...data }: RequestArg): AskedFootprint => ({
  ...data,
  of: { kind: party.kind, id: party.id },
  name: party.name,
  companyId: null,
  askedAt: at,
  askedBy: null,
  state: 'waiting',
  rejection: null,
});
