import { useTranslation } from 'react-i18next';
import { methodVersion } from '../../../../core/carbon/method-version';
import type { YearReport } from '../../../../core/contracts/ca-years';
import { Notice } from '../../../components/ui/notice';

/** Says of results of before that they follow other rules than a calculation today would. */
export function FormerMethod({ report }: { report: YearReport }) {
  const { t } = useTranslation('carbon-results');
  if (report.methodVersion >= methodVersion) return null;
  const text = report.methodVersion === 1 ? t('formerMethod.1') : t('formerMethod.2');
  return <Notice tone="caution">{text}</Notice>;
}
