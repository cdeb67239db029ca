import type { ValueListItem, ValueListName } from '../../../core/contracts/value-lists';
import { fetchAllPages } from './all-pages';
import { api } from './api';
import { withDefaultMessage } from './default-message';

const pageSize = 100;
const maxAgeSeconds = 24 * 60 * 60;

/** Reference data: whole lists, cached for a day. */
export const valueListsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getValueList: build.query<ValueListItem<ValueListName>[], ValueListName>({
      queryFn: async (name, _api, _extraOptions, send) => {
        const answer = await fetchAllPages<ValueListItem<ValueListName>>(
          send,
          { url: `/${name}`, anonymous: true },
          pageSize,
        );
        if ('data' in answer) return answer;
        return { error: withDefaultMessage(answer.error, `Failed to fetch ${name}:`) };
      },
      keepUnusedDataFor: maxAgeSeconds,
    }),
  }),
});

/** The query of a list, for what shows that it is loading or could not be loaded. */
export const useValueListQuery = (name: ValueListName) =>
  valueListsApi.useGetValueListQuery(name, { refetchOnMountOrArgChange: maxAgeSeconds });

/** A whole value list, typed by its name. */
export function useValueList<Name extends ValueListName>(
  name: Name,
): readonly ValueListItem<Name>[] | undefined {
  return useValueListQuery(name).data as ValueListItem<Name>[] | undefined;
}

/** Whether a list is loading for the first time, or is about to: the first paint comes before the request. */
export function useIsValueListLoading(name: ValueListName): boolean {
  const { isLoading, isUninitialized } = valueListsApi.endpoints.getValueList.useQueryState(name);
  return isLoading || isUninitialized;
}
