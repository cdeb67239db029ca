import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../core/dates/format-day';
import { Card, Page } from '../../../components/layout/page';
import { useLocale } from '../../../lib/i18n/use-locale';
import { entries } from '../entries';
import * as styles from './changelog-screen.module.css';

/** What is new in the product. */
export function ChangelogScreen() {
  const { t } = useTranslation('changelog');
  const { locale } = useLocale();
  return (
    <Page title={t('title')} intro={t('intro')}>
      {entries.map(({ date, changes }) => (
        <Card key={date} title={<time dateTime={date}>{formatDay(date, locale)}</time>}>
          <dl className={styles.changes}>
            {changes.map((change) => (
              <div key={change}>
                <dt className={styles.name}>{t(`changes.${change}.title`)}</dt>
                <dd>{t(`changes.${change}.text`)}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
    </Page>
  );
}
