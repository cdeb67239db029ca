import type { SupplyChainPermissions } from '../../../core/access/supply-chain';
import type { Supplier, SupplierList } from '../../../core/contracts/supply-chain';
import { api } from '../../lib/api/api';
import { hasList, hasObject } from '../../lib/api/shapes';

const pageSize = 1000;
const maxAgeSeconds = 5 * 60;

export const suppliersPath = (projectId: number) => `/supplychain-suppliers/project/${projectId}`;

/** Lists that contain suppliers, without the details of each. */
export const supplierLists = { type: 'Suppliers', id: 'lists' } as const;

interface Suppliers {
  suppliers: Supplier[];
  /** Null if the server knows no suppliers of the project. */
  permissions: SupplyChainPermissions | null;
  /** The year of the purchases on which the shares of spend are based. */
  spendYear: number | null;
  /** How many sustainability reports they share. */
  sharedReports: number;
}

/** The project's suppliers, for their own area and for the carbon accounts. */
export const suppliersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All suppliers of a project. If there are none, the server responds 404, which becomes an empty list. */
    getSuppliers: build.query<Suppliers, number>({
      async queryFn(projectId, _api, _extraOptions, send) {
        const suppliers: Supplier[] = [];
        let permissions: SupplyChainPermissions | null = null;
        let spendYear: number | null = null;
        let sharedReports = 0;
        for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
          const answer = await send({
            url: suppliersPath(projectId),
            params: { page, pageSize },
            expect: isPage,
          });
          if (answer.error?.status === 404)
            return { data: { suppliers: [], permissions: null, spendYear: null, sharedReports: 0 } };
          if (answer.error) return { error: answer.error };
          const { data, meta } = answer.data as SupplierList;
          suppliers.push(...data);
          ({ permissions, spendYear, sharedReports = 0 } = meta);
          pageCount = meta.pagination.pageCount;
        }
        return { data: { suppliers, permissions, spendYear, sharedReports } };
      },
      keepUnusedDataFor: maxAgeSeconds,
      providesTags: [supplierLists],
    }),
  }),
});

const hasMeta = hasObject('meta');
const isPage = (body: unknown) => hasList(body) && hasMeta(body);

export const { useGetSuppliersQuery } = suppliersApi;
