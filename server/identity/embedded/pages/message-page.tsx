import { Layout } from './layout';
import type { PageContext } from './page-context';

/** A dead end that leads back to the app. */
export const messages = ['expired', 'failed', 'unavailable', 'signedOut', 'tooMany'] as const;
export type Message = (typeof messages)[number];

interface MessagePageProps {
  context: PageContext;
  message: Message;
  /** The number of an internal error in the log. */
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
