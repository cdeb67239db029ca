import { useTranslation } from 'react-i18next';
import { companyFields } from '../../../core/company/company-fields';
import { Skeleton } from '../../components/ui/skeleton';
import { VisuallyHidden } from '../../components/ui/visually-hidden';
import { valueListsApi } from '../../lib/api/value-lists-api';
import { useShownValue } from './use-shown-value';

/** The name of an industry; until the list is available, a note instead of the number. */
export function IndustryName({ id }: { id: number }) {
  const { t } = useTranslation('registration');
  const show = useShownValue();
  const { data, isError } = valueListsApi.endpoints.getValueList.useQueryState('app-registration-industries');
  if (data) return <>{show(companyFields.industryId.wire, id)}</>;
  if (isError) return <>{t('fields.industriesFailed')}</>;
  return (
    <>
      <VisuallyHidden>{t('fields.industriesLoading')}</VisuallyHidden>
      <Skeleton width="10rem" />
    </>
  );
}
