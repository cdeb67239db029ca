import { useTranslation } from 'react-i18next';
import type { PageMeta } from '../../../../core/contracts/common';
import { numberFormat } from '../../../../core/i18n/intl';
import { Button } from '../../../components/ui/button';
import { useLocale } from '../../../lib/i18n/use-locale';
import * as styles from './audit-screen.module.css';

type AuditPagesProps = PageMeta['pagination'] & { onGo: (page: number) => void };

/** The range of entries shown, with buttons to newer and older pages. */
export function AuditPages({ page, pageSize, pageCount, total, onGo }: AuditPagesProps) {
  const { t } = useTranslation('account');
  const { locale } = useLocale();
  const number = numberFormat(locale);
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return (
    <nav className={styles.pages} aria-label={t('audit.pages')}>
      <span role="status">
        {t('audit.range', {
          first: number.format(first),
          last: number.format(last),
          total: number.format(total),
        })}
      </span>
      {pageCount > 1 && (
        <span className={styles.steps}>
          <Button size="small" disabled={page === 1} onClick={() => onGo(page - 1)}>
            {t('audit.newer')}
          </Button>
          <Button size="small" disabled={page === pageCount} onClick={() => onGo(page + 1)}>
            {t('audit.older')}
          </Button>
        </span>
      )}
    </nav>
  );
}
