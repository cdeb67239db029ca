import { useTranslation } from 'react-i18next';
import type { YearReport } from '../../../../core/contracts/ca-years';
import { ScreenOnly } from '../../../components/layout/print-view';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import { useFigures } from '../../../lib/i18n/use-figures';
import { useAccess } from '../shared/use-access';
import { verificationOfReport } from './verification-of-report';

interface VerificationNoticeProps {
  report: YearReport;
  /** Goes to where it is confirmed or withdrawn. */
  onShow?: () => void;
}

/** The verification refers to other figures than those of the account. */
export function VerificationNotice({ report, onShow }: VerificationNoticeProps) {
  const { t } = useTranslation('carbon-results');
  const { tons } = useFigures();
  const { canManage } = useAccess();
  const { verification, tonnes, holds } = verificationOfReport(report);
  const { stated } = verification;
  if (!stated || holds) return null;
  const { provider } = stated;
  const [before, after] = [tons(stated.tonnes.total), tons(tonnes.total)];
  return (
    <Notice
      tone="caution"
      actions={
        canManage &&
        onShow && (
          <ScreenOnly>
            <Button size="small" onClick={onShow}>
              {t('verification.goTo')}
            </Button>
          </ScreenOnly>
        )
      }
    >
      {before === after
        ? t('verification.lapsedByScope', { provider })
        : t('verification.lapsed', { provider, before, after })}
    </Notice>
  );
}
