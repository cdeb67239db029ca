import { useTranslation } from 'react-i18next';
import type { AskedPart } from '../../../../core/contracts/ca-asked-footprints';
import { partName } from '../../../../core/products/part-name';
import { Section } from '../../../components/layout/section';
import { Day } from '../../../components/ui/day';
import { useLocale } from '../../../lib/i18n/use-locale';
import * as styles from './request-details.module.css';

/** The parts whose footprints a customer requests. */
export function AskedParts({ parts }: { parts: readonly AskedPart[] }) {
  const { t } = useTranslation('requests');
  const { locale } = useLocale();
  return (
    <Section title={t('wanted.parts')}>
      <ul className={styles.parts}>
        {parts.map(({ part, partNumber, comment, askedAt }) => (
          <li key={`${askedAt}/${part}/${partNumber}`}>
            {partName(part, partNumber, locale)} · <Day value={askedAt} />
            {comment && <p className={styles.comment}>{comment}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
