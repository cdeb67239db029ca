import type { Config } from './config';
import { chooseLocale } from './identity/choose-locale';
import { loadPushKeys } from './identity/embedded/secrets';
import type { Database } from './lib/database';
import { createOutgoing } from './lib/outgoing/outgoing';
import type { TypedApp } from './lib/typed-app';
import type { Mails } from './mail/create-mails';
import { summaryOffPage } from './mail/summary-off-page';
import { translateTo } from './mail/texts';
import { findOne } from './modules/customer-requests/repository';
import { registerNotifications } from './modules/notifications/routes';
import { startNotifications } from './modules/notifications/start-notifications';
import { startOnListen } from './plugins/background-work';

/** Notifications while the product is not open: pushes, and summaries by mail. */
export async function registerNotificationParts(
  app: TypedApp,
  { publicUrl, privateHosts }: Pick<Config, 'publicUrl' | 'privateHosts'>,
  database: Database,
  mails: Mails,
): Promise<void> {
  const keys = await loadPushKeys(database);
  registerNotifications(app, database, {
    publicKey: keys.publicKey,
    offPage: (acceptLanguage, isDone) =>
      summaryOffPage(chooseLocale({ chosen: undefined, acceptLanguage }), isDone),
  });
  const parts = {
    keys,
    outgoing: createOutgoing({ privateHosts }),
    contact: contactOf(publicUrl),
    translateTo,
    writeSummary: (...given: Parameters<Mails['summary']>) => mails.summary(...given),
    findRequest: findOne,
  };
  startOnListen(app, () =>
    startNotifications(database, parts, (error) =>
      app.log.error({ err: error }, 'notifications were not sent'),
    ),
  );
}

/** Push services require an https or mailto address. */
function contactOf(publicUrl: string): string {
  const { protocol, hostname, origin } = new URL(publicUrl);
  return protocol === 'https:' ? origin : `mailto:postmaster@${hostname}`;
}
