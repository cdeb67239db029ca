import { useCallback, useEffect, useState } from 'react';
import type { RegistrationIndustry, ValueListPage } from '../../../core/contracts/value-lists';
import { listItem } from '../../lib/api/list-item';
import { publicCall } from '../../lib/api/public-call';
import { tabStorage } from '../../lib/storage/safe-storage';

const key = 'industries';

let loading: Promise<readonly RegistrationIndustry[]> | undefined;

interface UseIndustries {
  industries: readonly RegistrationIndustry[] | undefined;
  isFailed: boolean;
  retry: () => void;
}

/**
 * The industries to choose from: loaded once, and again on request after a failure or when the network is back. Until
 * then the list that this tab had last, so that the chosen industry keeps its name through an offline reload.
 */
export function useIndustries(): UseIndustries {
  const [industries, setIndustries] = useState<readonly RegistrationIndustry[]>();
  const [isFailed, setFailed] = useState(false);

  const load = useCallback(() => {
    loading ??= loadIndustries();
    return loading.then(
      (loaded) => {
        setIndustries(loaded);
        setFailed(false);
      },
      () => {
        loading = undefined;
        setFailed(true);
      },
    );
  }, []);

  useEffect(() => {
    const start = () => void load();
    void keptIndustries().then(setIndustries, () => undefined);
    start();
    window.addEventListener('online', start);
    return () => window.removeEventListener('online', start);
  }, [load]);

  return { industries, isFailed: isFailed && !industries, retry: () => void load() };
}

async function loadIndustries(): Promise<readonly RegistrationIndustry[]> {
  const industries: RegistrationIndustry[] = [];
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const path = `/app-registration-industries?page=${page}&pageSize=100`;
    const { data, meta } = (await publicCall(path)) as ValueListPage<'app-registration-industries'>;
    industries.push(...data.map(listItem));
    pageCount = meta.pagination.pageCount;
  }
  tabStorage.set(key, JSON.stringify(industries));
  return industries;
}

/** The list that this tab had last; rejects if there is none. */
async function keptIndustries(): Promise<readonly RegistrationIndustry[]> {
  return JSON.parse(tabStorage.get(key) ?? '') as readonly RegistrationIndustry[];
}
