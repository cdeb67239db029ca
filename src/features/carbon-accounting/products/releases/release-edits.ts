import type { ProductRelease, ProductReleaseAnswer } from '../../../../../core/contracts/ca-product-releases';
import type { Verification } from '../../../../../core/contracts/verification';
import { hasObject } from '../../../../lib/api/shapes';
import { defineEdit } from '../../../../lib/outbox/edit';
import { patch } from '../../../../lib/outbox/patch';
import { productSubject } from '../product-edits';
import { productsApi, productsUrl } from '../products-api';

interface ReleaseCreation {
  projectId: number;
  productId: string;
  id: string;
  /** Name of the product, for the list of unsent changes. */
  name: string;
  validFrom: string;
  validUntil: string;
  verification?: Verification | undefined;
  /** The figure that the person saw; a different one is never released, even if the edit is sent much later. */
  seenKg: number;
}

export const releaseSubject = (productId: string): string => `product-release/${productId}`;

/** Releases the footprint of a product. Not optimistic: a release is listed only once the server has it. */
export const releaseProduct = defineEdit<ReleaseCreation, ProductRelease>({
  name: 'product.release',
  area: 'carbonAccounting',
  request: ({ projectId, productId, id, validFrom, validUntil, verification, seenKg }) => ({
    url: `${productsUrl(projectId, productId)}/releases`,
    method: 'POST',
    body: { data: { id, validFrom, validUntil, ...(verification && { verification }), seenKg } },
    expect: hasObject('data'),
  }),
  readAnswer: ({ data }: ProductReleaseAnswer) => data,
  subject: ({ productId }) => releaseSubject(productId),
  needs: ({ productId }) => [productSubject(productId)],
  show: () => [],
  settled: ({ projectId, productId }, answer) => [
    patch(productsApi.endpoints.getReleases, { projectId, productId }, (releases) => [
      answer,
      ...releases
        .filter(({ id }) => id !== answer.id)
        .map((release) => ({ ...release, deprecatedAt: release.deprecatedAt ?? answer.createdAt })),
    ]),
  ],
  reload: { refused: ['Products'] },
  page: ({ productId }) => `/carbon-accounting/products/${productId}/`,
  label: ({ name }) => ({ key: 'edit.releaseProduct', values: { name } }),
  whenRefused: 'revert',
});
