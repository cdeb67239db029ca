import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Prefill } from '../../../../core/contracts/value-lists';
import { useValueList } from '../../../lib/api/value-lists-api';

/** Names a prefill's industry in the reader's language. */
export function useIndustryName(): (prefill: Prefill) => string {
  const { t } = useTranslation('industries');
  const industries = useValueList('app-registration-industries');
  const codes = useMemo(() => new Map(industries?.map(({ id, code }) => [id, code])), [industries]);
  return useCallback(
    ({ industryId, industryName }) => {
      const code = codes.get(industryId);
      return code === undefined ? industryName : t([code], { defaultValue: industryName });
    },
    [t, codes],
  );
}
