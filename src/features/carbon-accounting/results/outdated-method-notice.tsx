import { useTranslation } from 'react-i18next';
import { methodVersion } from '../../../../core/carbon/calculation/method-version';
import type { YearReport } from '../../../../core/contracts/ca-years';
import { Notice } from '../../../components/ui/notice';

/** Texts about what each former version did not do. */
const texts = {
  1: 'formerMethod.1',
  2: 'formerMethod.2',
  3: 'formerMethod.3',
  4: 'formerMethod.4',
} as const;

/** Reports that the results were calculated by older rules. */
export function OutdatedMethodNotice({ report }: { report: YearReport }) {
  const { t } = useTranslation('carbon-results');
  if (report.methodVersion >= methodVersion) return null;
  return <Notice tone="caution">{t(texts[report.methodVersion as keyof typeof texts])}</Notice>;
}
