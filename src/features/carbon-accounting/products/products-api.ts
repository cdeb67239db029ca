import type {
  OfferedProduct,
  ProductCustomer,
  ProductCustomerList,
} from '../../../../core/contracts/ca-offered-products';
import type { Product } from '../../../../core/contracts/ca-products';
import type { ProductRelease, ProductReleaseList } from '../../../../core/contracts/ca-product-releases';
import { fetchAllPages } from '../../../lib/api/all-pages';
import { api } from '../../../lib/api/api';
import { hasList } from '../../../lib/api/shapes';

const pageSize = 200;

export const productsUrl = (projectId: number, id = ''): string =>
  `/ca-products/project/${projectId}${id && `/${id}`}`;

export const productsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All of them, so that a product and its parts open offline. */
    getProducts: build.query<Product[], number>({
      queryFn: (projectId, _api, _extraOptions, send) =>
        fetchAllPages(send, { url: productsUrl(projectId) }, pageSize),
      providesTags: ['Products'],
    }),
    /** All of them, so that a part number can be found offline. */
    getOfferedProducts: build.query<OfferedProduct[], number>({
      queryFn: (projectId, _api, _extraOptions, send) =>
        fetchAllPages(send, { url: `/ca-offered-products/project/${projectId}` }, pageSize),
      providesTags: ['Products'],
    }),
    getReleases: build.query<ProductRelease[], { projectId: number; productId: string }>({
      query: ({ projectId, productId }) => ({
        url: `${productsUrl(projectId, productId)}/releases`,
        expect: hasList,
      }),
      transformResponse: ({ data }: ProductReleaseList) => data,
      providesTags: ['Products'],
    }),
    getProductCustomers: build.query<ProductCustomer[], { projectId: number; productId: string }>({
      query: ({ projectId, productId }) => ({
        url: `${productsUrl(projectId, productId)}/customers`,
        expect: hasList,
      }),
      transformResponse: ({ data }: ProductCustomerList) => data,
      providesTags: ['Products', 'CustomerRequests'],
    }),
  }),
});

export const {
  useGetProductsQuery,
  useGetReleasesQuery,
  useGetProductCustomersQuery,
  useGetOfferedProductsQuery,
} = productsApi;
