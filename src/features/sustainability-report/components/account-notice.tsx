import { useTranslation } from 'react-i18next';
import type { Disclosure } from '../../../../core/terms/disclosures';
import { Notice } from '../../../components/ui/notice';
import { usePermissions } from '../../../domain/people/use-permissions';
import type { ReportView } from '../report-view';
import { isUnsent } from '../years/new-report';

/** Whether the carbon account that the report follows is missing or outdated. */
export function AccountNotice({ view, current }: { view: ReportView; current: Disclosure }) {
  const { t } = useTranslation('sustainability-report');
  const { can } = usePermissions();
  const { account, year } = view.report;
  if (account?.needsRecalculation) return <Notice tone="caution">{t('account.outdated', { year })}</Notice>;
  if (account !== null || current !== 'B3' || isUnsent(view.report)) return null;
  return <Notice tone="info">{t(can('carbon:view') ? 'account.none' : 'account.ask', { year })}</Notice>;
}
