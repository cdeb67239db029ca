import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/layout/page';
import { Button } from '../../../components/ui/button';
import * as styles from './first-steps.module.css';

const steps = ['bills', 'enter', 'calculate'] as const;

/** Shown without any year: what carbon accounting is, what data it needs, and where to start. */
export function FirstSteps({ onStart }: { onStart: (() => void) | undefined }) {
  const { t } = useTranslation('carbon');
  return (
    <Card title={t('first.title')}>
      <p className={styles.text}>{t('first.text')}</p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step} className={styles.step}>
            <h3 className={styles.name}>{t(`first.${step}.title`)}</h3>
            <p>{t(`first.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      {onStart && (
        <Button variant="primary" onClick={onStart}>
          {t('first.action')}
        </Button>
      )}
    </Card>
  );
}
