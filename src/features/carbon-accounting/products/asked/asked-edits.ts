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
import { askedApi, askedUrl } from './asked-api';

interface Asking extends Omit<AskFootprintBody['data'], 'of' | 'id'> {
  projectId: number;
  id: string;
  party: AskedParty;
  /** When the button was pressed, ISO 8601. */
  at: string;
}

export const askedSubject = (id: string): string => `asked-footprint/${id}`;

const inList = (projectId: number, recipe: (asked: AskedFootprint[]) => AskedFootprint[]) =>
  patch(askedApi.endpoints.getAskedOfLines, projectId, recipe);

/** Asks a supplier or a partner for the footprint of a line's part. */
export const askForFootprint = defineEdit<Asking, AskedFootprint>({
  name: 'product.askFootprint',
  area: 'carbonAccounting',
  request: ({ projectId, party: { kind, id: partyId }, at: _at, ...data }) => ({
    url: askedUrl(projectId),
    method: 'POST',
    body: { data: { ...data, of: { kind, id: partyId } } },
    expect: hasObject('data'),
  }),
  readAnswer: ({ data }: AskedFootprintAnswer) => data,
  subject: ({ id }) => askedSubject(id),
  // The product with the line must be sent first.
  needs: ({ productId }) => [productSubject(productId)],
  creates: true,
  show: (asking) => [inList(asking.projectId, (asked) => [notSent(asking), ...asked])],
  settled: ({ projectId }, answer) => [
    inList(projectId, (asked) => [answer, ...asked.filter(({ id }) => id !== answer.id)]),
  ],
  reload: { sent: ['Suppliers'], refused: ['Products'] },
  label: ({ part, party }) => ({ key: 'edit.askFootprint', values: { part, company: party.name } }),
  whenRefused: 'revert',
});

const notSent = ({ projectId: _projectId, party, at, ...data }: Asking): AskedFootprint => ({
  ...data,
  of: { kind: party.kind, id: party.id },
  name: party.name,
  companyId: null,
  askedAt: at,
  askedBy: null,
  state: 'waiting',
  rejection: null,
});
