import { useTranslation } from 'react-i18next';
import type { ListFailure } from './list-failure';

interface ListQuery {
  data?: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface ListLoad {
  isLoading: boolean;
  failure: ListFailure | undefined;
}

/** How a combo box shows that its list is loading, or could not be loaded. */
export function useListLoad({ data, isError, isFetching, refetch }: ListQuery): ListLoad {
  const { t } = useTranslation('common');
  const isMissing = data === undefined;
  return {
    isLoading: isMissing && isFetching,
    failure:
      isMissing && isError
        ? {
            text: t('load.listFailed'),
            retryText: t('actions.tryAgain'),
            retry: () => void refetch(),
          }
        : undefined,
  };
}
