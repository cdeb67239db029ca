import type { Config } from './config';
import type { AccountProvisioner } from './identity/account-provisioning';
import { createExternalAccounts } from './identity/create-accounts';
import { registerPasswordRoutes } from './identity/embedded/password/routes';
import { paths } from './identity/embedded/paths';
import { loadResources } from './identity/embedded/resources';
import { startCarryingOut } from './identity/queued-changes/carry-out';
import type { Mails } from './mail/create-mails';
import { registerOutbox } from './mail/outbox/routes';
import { startSending } from './mail/sender';
import { createSmtpMailer, describeRefusal } from './mail/smtp';
import { populate } from './modules/business-segments/service';
import { flagForSupplierChanges } from './modules/carbon-accounting/suppliers/supplier-changes';
import { findOne } from './modules/customer-requests/repository';
import { respond, type Offers } from './modules/customer-requests/service';
import { invite, lockInvitation, openLinking, acceptLinking } from './modules/landing/invitations';
import { registerLanding } from './modules/landing/routes';
import { startOverdueAccounts } from './modules/registration/overdue-accounts';
import { registerRegistration } from './modules/registration/routes';
import type { SupplyChainParts } from './modules/supply-chain/parts';
import type { Shared } from './modules/customer-requests/withhold';
import { registerSupplyChain } from './modules/supply-chain/routes';
import { startScheduledReminders } from './modules/supply-chain/scheduled-reminders';
import { site } from '../site.config';
import type { Database } from './lib/database';
import { scopedPlugin } from './lib/scoped-plugin';
import type { TypedApp } from './lib/typed-app';
import { startOnListen } from './plugins/background-work';

/** What suppliers share of their accounts, products and reports, for reading and withdrawing. */
type SharedParts = Pick<SupplyChainParts, 'figures' | 'offers' | 'reports'> & Shared & { offers: Offers };
export type SharedFigures = SharedParts['figures'];
export type ProductOffers = SharedParts['offers'];

interface OnboardingParts extends SharedParts {
  accounts: AccountProvisioner;
  mails: Mails;
  supplyChain: SupplyChainParts;
}

/** What the supply chain needs from the other modules. */
export const supplyChainParts = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { mails, ...shared }: Pick<SupplyChainParts, 'figures' | 'offers' | 'reports'> & { mails: Mails },
): SupplyChainParts => ({
  publicUrl,
  product: site.name,
  mails,
  invitations: {
    invite: (tx, invitation) => invite(tx, { publicUrl, mails }, invitation),
    openLinking: (tx, linkingId, locale) => openLinking(tx, { publicUrl, linkingId, locale }),
  },
  customers: { flagForSupplierChanges },
  ...shared,
});

/** From inviting a supplier to a working account: invitations, landing, registration, mails, passwords. */
export async function registerOnboarding(
  app: TypedApp,
  config: Config,
  database: Database,
  { accounts, mails, figures, offers, reports, supplyChain }: OnboardingParts,
): Promise<void> {
  const segments = { populate };
  const customers = { flagForSupplierChanges };
  registerLanding(app, {
    requests: {
      find: findOne,
      accept: (tx, member, linkingId) =>
        respond(tx, { segments, customers, figures, offers, reports }, member, {
          linkingId,
          action: 'ACCEPT',
        }),
    },
    segments,
  });
  registerRegistration(app, database, {
    segments,
    invitations: { lock: lockInvitation, take: acceptLinking },
    accounts,
    mails,
  });
  registerSupplyChain(app, database, supplyChain);
  startOnListen(app, () =>
    startScheduledReminders(database, supplyChain, (error) =>
      app.log.error({ err: error }, 'scheduled reminders were not sent'),
    ),
  );
  startOnListen(app, () =>
    startOverdueAccounts(database, accounts, (error) =>
      app.log.error({ err: error }, 'the account of somebody who has registered was not made'),
    ),
  );

  const external = createExternalAccounts(config, mails);
  if (external)
    startOnListen(app, () =>
      startCarryingOut({
        ...{ database, accounts: external },
        onFailure: (error) =>
          app.log.error({ err: error }, 'a change to an account was not made; it is tried again'),
      }),
    );

  const resources = loadResources();
  const { styleSheet } = resources;
  const { publicUrl, trustedProxies, keycloak, smtp } = config;
  if (!keycloak)
    await app.register(
      scopedPlugin('passwords', (scope) =>
        registerPasswordRoutes(scope, { database, mails, publicUrl, styleSheet }),
      ),
    );
  if (smtp) sendMails(app, database, smtp);
  else registerOutbox(app, { database, styleSheet, publicUrl, trustedProxies });
  if (keycloak && !smtp)
    await app.register(async (scope) => resources.register(scope), { prefix: paths.realm });
}

function sendMails(app: TypedApp, database: Database, smtp: { url: string; from: string }): void {
  startOnListen(app, () =>
    startSending({
      database,
      mailer: createSmtpMailer(smtp),
      onRefusal: (error, { id, attempts, givenUp }) =>
        app.log.warn({ ...describeRefusal(error), mail: id, attempts, givenUp }, 'a mail was not sent'),
      onFailure: (error) => app.log.error({ err: error }, 'the mails that are due could not be looked at'),
    }),
  );
}
