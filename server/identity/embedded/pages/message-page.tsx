import { Layout } from './layout';
import type { PageContext } from './page-context';

/** A dead end that leads back to the app. */
export const messages = ['expired', 'failed', 'unavailable', 'signedOut', 'tooMany'] as const;
export type Message = (typeof messages)[number];

interface MessagePageProps {
  context: PageContext;
  message: Message;
  /** What the log has beside a fault of ours. */
  number?: string | undefined;
}

export function MessagePage({ context, message, number }: MessagePageProps) {
  const { t, home } = context;
  return (
    <Layout context={context} title={t(`${message}.title`)}>
      <p>{t(`${message}.text`)}</p>
      {message === 'failed' && number && <p>{t('failed.number', { number })}</p>}
      <a className="button" href={home}>
        {t(`${message}.action`)}
      </a>
    </Layout>
  );
}
