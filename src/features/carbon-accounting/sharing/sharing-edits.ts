import type { Turnover } from '../../../../core/carbon/inputs/turnover';
import { seenOf } from '../../../../core/carbon/account/figure-to-share';
import type {
  AllocationBasis,
  AllocationBasisAnswer,
  AllocationCustomer,
  AllocationCustomerAnswer,
  AllocationOfYear,
} from '../../../../core/contracts/ca-allocations';
import type { FigureToShare } from '../../../../core/contracts/shared-figures';
import { hasObject } from '../../../lib/api/shapes';
import { defineEdit } from '../../../lib/outbox/edit';
import type { ApiTag } from '../../../lib/api/api';
import { patch } from '../../../lib/outbox/patch';
import { carbonApi, type OfYear } from '../api';

const address = ({ projectId, year }: OfYear) => `/ca-allocations/project/${projectId}/year/${year}`;

const allocation = (of: OfYear, recipe: (of: AllocationOfYear) => void) =>
  patch(carbonApi.endpoints.getAllocation, { projectId: of.projectId, year: of.year }, recipe);

const customer = (of: OfYear & { customerId: number }, changes: Partial<AllocationCustomer>) =>
  allocation(of, ({ customers }) => {
    const found = customers.find(({ customerId }) => customerId === of.customerId);
    if (found) Object.assign(found, changes);
  });

const reload: { refused: ApiTag[] } = { refused: ['Allocations'] };

interface BasisChange extends OfYear {
  changes: Partial<Omit<AllocationBasis, 'version'>>;
  /** The version that was seen. */
  version: number;
}

export const basisSubject = (year: number) => `allocation/${year}/basis`;

/** Changes how a year is allocated. */
export const changeBasis = defineEdit<BasisChange, AllocationBasis>({
  name: 'allocation.basis',
  area: 'carbonAccounting',
  request: (arg, version) => ({
    url: `${address(arg)}/basis`,
    method: 'PUT',
    body: { data: { ...withQuantity(arg.changes), version } },
    expect: hasObject('data'),
  }),
  readAnswer: ({ data }: AllocationBasisAnswer) => data,
  subject: ({ year }) => basisSubject(year),
  merge: (earlier, later) => ({ ...later, changes: { ...earlier.changes, ...later.changes } }),
  show: (arg) => [allocation(arg, ({ basis }) => void Object.assign(basis, arg.changes))],
  settled: (arg, answer) => [allocation(arg, ({ basis }) => void Object.assign(basis, answer))],
  reload,
  page: ({ year }) => `/carbon-accounting/${year}/share/`,
  label: ({ year }) => ({ key: 'edit.allocationBasis', values: { year } }),
  compare: ({ changes }, current) => [
    ...(changes.method === undefined
      ? []
      : [
          {
            name: { key: 'field.allocationMethod' } as const,
            mine: { key: `value.${changes.method}` } as const,
            theirs: { key: `value.${current.method}` } as const,
          },
        ]),
    ...(changes.quantity === undefined
      ? []
      : [
          {
            name: { key: 'field.quantity' } as const,
            mine: changes.quantity ?? 0,
            theirs: current.quantity ?? 0,
          },
        ]),
  ],
  whenRefused: 'keep',
});

interface SoldChange extends OfYear {
  customerId: number;
  /** For the list of unsent changes. */
  name: string;
  turnover?: Turnover;
  quantity?: number;
  version: number;
}

export const customerSubject = (year: number, customerId: number) => `allocation/${year}/${customerId}`;

/** Changes the sales to a customer. */
export const changeSold = defineEdit<SoldChange, AllocationCustomer>({
  name: 'allocation.sold',
  area: 'carbonAccounting',
  request: (arg, version) => ({
    url: `${address(arg)}/customer/${arg.customerId}`,
    method: 'PUT',
    body: { data: { ...toWire(arg), version } },
    expect: hasObject('data'),
  }),
  readAnswer: ({ data }: AllocationCustomerAnswer) => data,
  subject: ({ year, customerId }) => customerSubject(year, customerId),
  merge: (earlier, later) => ({ ...earlier, ...later }),
  show: (arg) => [
    customer(arg, {
      ...(arg.turnover && { turnover: arg.turnover.turnoverInThsdUSD > 0 ? arg.turnover : null }),
      ...(arg.quantity !== undefined && { quantity: arg.quantity || null }),
    }),
  ],
  settled: (arg, { turnover, quantity, version }) => [customer(arg, { turnover, quantity, version })],
  reload,
  page: ({ year }) => `/carbon-accounting/${year}/share/`,
  label: ({ name, year }) => ({ key: 'edit.sold', values: { customer: name, year } }),
  compare: ({ turnover, quantity }, current) => [
    ...(turnover
      ? [
          {
            name: { key: 'field.sold' } as const,
            mine: turnover.turnoverInThsd ?? turnover.turnoverInThsdUSD,
            theirs: current.turnover?.turnoverInThsd ?? current.turnover?.turnoverInThsdUSD ?? 0,
          },
        ]
      : []),
    ...(quantity === undefined
      ? []
      : [{ name: { key: 'field.quantity' } as const, mine: quantity, theirs: current.quantity ?? 0 }]),
  ],
  whenRefused: 'keep',
});

function toWire({ turnover, quantity }: SoldChange) {
  return {
    ...(turnover &&
      (turnover.currency === null
        ? { TurnoverInThsdUSD: turnover.turnoverInThsdUSD }
        : { TurnoverInThsd: turnover.turnoverInThsd, Currency: turnover.currency })),
    ...(quantity !== undefined && { quantity }),
  };
}

/** In requests 0 means none. */
const withQuantity = ({ quantity, ...changes }: BasisChange['changes']) => ({
  ...changes,
  ...(quantity !== undefined && { quantity: quantity ?? 0 }),
});

interface Sharing extends OfYear {
  customerId: number;
  name: string;
  /** What the person has seen and shares; null to stop sharing. */
  figure: FigureToShare | null;
  /** When the button was pressed, ISO 8601. */
  at: string;
}

const toShare = (figure: FigureToShare) => ({
  isShared: true,
  seen: seenOf(figure),
  ...(figure.statement && { statement: figure.statement.map(({ id }) => id) }),
});

/** Shares a figure with a customer, or stops. */
export const setSharing = defineEdit<Sharing, AllocationCustomer>({
  name: 'allocation.sharing',
  area: 'carbonAccounting',
  request: (arg) => ({
    url: `${address(arg)}/customer/${arg.customerId}/sharing`,
    method: 'PUT',
    body: { data: arg.figure ? toShare(arg.figure) : { isShared: false } },
    expect: hasObject('data'),
  }),
  readAnswer: ({ data }: AllocationCustomerAnswer) => data,
  subject: ({ year, customerId }) => customerSubject(year, customerId),
  merge: (_earlier, later) => later,
  show: (arg) => [customer(arg, { shared: arg.figure && { ...arg.figure, sharedAt: arg.at } })],
  settled: (arg, { shared }) => [customer(arg, { shared })],
  reload: { sent: ['CustomerRequests'], refused: ['Allocations'] },
  page: ({ year }) => `/carbon-accounting/${year}/share/`,
  label: ({ figure, name, year }) => ({
    key: figure ? 'edit.share' : 'edit.stopSharing',
    values: { customer: name, year },
  }),
  whenRefused: 'revert',
});
