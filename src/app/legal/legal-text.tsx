import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/ui/notice';
import * as styles from './legal-text.module.css';

const sections = {
  privacy: ['who', 'what', 'why', 'whom', 'device', 'howLong', 'rights', 'changes'],
  terms: ['scope', 'account', 'use', 'content', 'sharing', 'availability', 'liability', 'ending', 'law'],
} as const;

/** One of the legal texts: a template that the operator completes before the product goes live. */
export function LegalText({ document }: { document: keyof typeof sections }) {
  const t = useTranslation('legal').t as (key: string) => string;
  return (
    <article className={styles.text}>
      <h1 className={styles.title}>{t(`${document}.title`)}</h1>
      <Notice tone="caution" title={t('template.title')}>
        {t('template.text')}
      </Notice>
      <p>{t(`${document}.intro`)}</p>
      {sections[document].map((section, index) => (
        <section key={section} className={styles.section}>
          <h2 className={styles.heading}>
            {index + 1}. {t(`${document}.${section}.title`)}
          </h2>
          <p>{t(`${document}.${section}.text`)}</p>
        </section>
      ))}
    </article>
  );
}
