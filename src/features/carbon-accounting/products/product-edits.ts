import type {
  CalculatedLine,
  Product,
  ProductAnswer,
  ProductLine,
  ProductValues,
} from '../../../../core/contracts/ca-products';
import { hasObject } from '../../../lib/api/shapes';
import { defineEdit } from '../../../lib/outbox/edit';
import { patch } from '../../../lib/outbox/patch';
import { put, remove } from '../records/record-patches';
import { differences, type ProductChanges } from './product-differences';
import { productsApi, productsUrl } from './products-api';

export const productSubject = (id: string): string => `product/${id}`;

const inList = (projectId: number, recipe: (products: Product[]) => void) =>
  patch(productsApi.endpoints.getProducts, projectId, recipe);
const readAnswer = ({ data }: ProductAnswer) => data;

interface ProductCreation {
  projectId: number;
  id: string;
  values: ProductValues;
}

export const createProduct = defineEdit<ProductCreation, Product>({
  name: 'product.create',
  area: 'carbonAccounting',
  request: ({ projectId, id, values }) => ({
    url: productsUrl(projectId),
    method: 'POST',
    body: { data: { id, ...values } },
    expect: hasObject('data'),
  }),
  readAnswer,
  subject: ({ id }) => productSubject(id),
  creates: true,
  show: ({ projectId, id, values }) => [
    inList(projectId, (products) => put(products, newProduct(id, values))),
  ],
  settled: ({ projectId }, answer) => [inList(projectId, (products) => put(products, answer))],
  reload: { refused: ['Products'] },
  page: ({ id }) => `/carbon-accounting/products/${id}/`,
  label: ({ values: { name } }) => ({ key: 'edit.addProduct', values: { name } }),
  whenRefused: 'keep',
});

/** As shown until the server has it. */
const newProduct = (id: string, values: ProductValues): Product => ({
  id,
  ...values,
  lines: [],
  footprint: null,
  valuesVersion: 0,
  version: 0,
  updatedAt: '',
});

interface ProductChange extends ProductChanges {
  projectId: number;
  id: string;
  /** Name of the product, for the list of unsent changes. */
  name: string;
  /** The version that was seen; omitted while the product itself is unsent. */
  version?: number;
}

/** Changes values and lines; two people's changes conflict only if they change or remove the same line. */
export const changeProduct = defineEdit<ProductChange, Product>({
  name: 'product.change',
  area: 'carbonAccounting',
  request: ({ projectId, id, values, lines, replaced, removed }, version) => ({
    url: productsUrl(projectId, id),
    method: 'PUT',
    body: {
      data: {
        ...(values && { values }),
        ...(lines && { lines }),
        ...(replaced && { replaced }),
        ...(removed && { removed }),
        ...(version !== undefined && { version }),
      },
    },
    expect: hasObject('data'),
  }),
  readAnswer,
  subject: ({ id }) => productSubject(id),
  merge: mergeChanges,
  show: (change) => [
    inList(change.projectId, (products) => {
      const product = products.find(({ id }) => id === change.id);
      if (product) put(products, withChanges(product, change));
    }),
  ],
  settled: ({ projectId }, answer) => [inList(projectId, (products) => put(products, answer))],
  // The footprints of products that contain it change, too.
  reload: { sent: ['Products'], refused: ['Products'] },
  page: ({ id }) => `/carbon-accounting/products/${id}/`,
  label: ({ name }) => ({ key: 'edit.changeProduct', values: { name } }),
  compare: differences,
  whenRefused: 'keep',
});

function mergeChanges(earlier: ProductChange, later: ProductChange): ProductChange {
  const removed = [...new Set([...(earlier.removed ?? []), ...(later.removed ?? [])])];
  const lines = new Map(
    [...(earlier.lines ?? []), ...(later.lines ?? [])]
      .filter(({ id }) => !later.removed?.includes(id))
      .map((line) => [line.id, line]),
  );
  const firstOf = (id: string) => (earlier.lines?.some((line) => line.id === id) ? earlier : later);
  const replaced = [...lines.keys()].filter((id) => firstOf(id).replaced?.includes(id));
  const values = { ...earlier.values, ...later.values };
  return {
    ...later,
    replaced,
    ...(Object.keys(values).length > 0 && { values }),
    ...(lines.size > 0 && { lines: [...lines.values()] }),
    ...(removed.length > 0 && { removed: removed.filter((id) => !lines.has(id)) }),
  };
}

/** A product with unsent changes; its footprint is unknown until the server calculates it. */
function withChanges(product: Product, { values, lines = [], removed = [] }: ProductChanges): Product {
  const written = new Map(lines.map((line) => [line.id, uncalculated(line)]));
  const kept = product.lines.filter(({ id }) => !removed.includes(id));
  const known = new Set(kept.map(({ id }) => id));
  return {
    ...product,
    ...values,
    footprint: null,
    lines: [
      ...kept.map((line) => written.get(line.id) ?? line),
      ...[...written.values()].filter(({ id }) => !known.has(id)),
    ],
  };
}

const uncalculated = (line: ProductLine): CalculatedLine => ({
  ...line,
  version: 0,
  result: null,
  fault: null,
});

interface ProductRemoval {
  projectId: number;
  id: string;
  name: string;
  version?: number;
}

export const removeProduct = defineEdit<ProductRemoval, Product>({
  name: 'product.remove',
  area: 'carbonAccounting',
  request: ({ projectId, id }, version) => ({
    url: `${productsUrl(projectId, id)}${version === undefined ? '' : `?version=${version}`}`,
    method: 'DELETE',
  }),
  subject: ({ id }) => productSubject(id),
  show: ({ projectId, id }) => [inList(projectId, (products) => remove(products, id))],
  reload: { refused: ['Products'] },
  page: () => '/carbon-accounting/products/',
  label: ({ name }) => ({ key: 'edit.removeProduct', values: { name } }),
  compare: (_removal, current) => [
    { name: { key: 'field.name' }, mine: { key: 'value.removed' }, theirs: current.name },
  ],
  whenRefused: 'revert',
});
