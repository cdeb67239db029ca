import { randomUUID } from 'node:crypto';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyRequest, type FastifyReply } from 'fastify';
import { catalogue } from '../data/questions/catalogue';
import type { Config } from './config';
import { loadSealingKey } from './identity/embedded/secrets';
import type { Identity } from './lib/access/identity';
import { createAccounts } from './identity/create-accounts';
import { createRealmClients } from './identity/realm-clients';
import { createMails } from './mail/create-mails';
import type { Metrics } from './metrics/metrics';
import { registerAccount } from './modules/account/routes';
import { registerApiClients } from './modules/api-clients/routes';
import { findByActor, findPage } from './modules/audit/repository';
import { registerAudit } from './modules/audit/routes';
import { findPerformances } from './modules/business-segments/performances-repository';
import { registerBusinessSegments } from './modules/business-segments/routes';
import { findSegment, populate, submitSegments } from './modules/business-segments/service';
import { registerCarbonAccounting } from './modules/carbon-accounting/routes';
import { findSiteAccount, findTables } from './modules/carbon-accounting/results/product-sources';
import { isCountry, sectorById } from './modules/carbon-accounting/records/reference-data';
import { flagForHomeCountry } from './modules/carbon-accounting/years/home-country';
import { findShared } from './modules/carbon-accounting/sharing/repository';
import { readShared } from './modules/carbon-accounting/sharing/statements-repository';
import { stopSharing } from './modules/carbon-accounting/sharing/share';
import {
  flagForOffers,
  flagForSupplierChanges,
} from './modules/carbon-accounting/suppliers/supplier-changes';
import { findProfile } from './modules/company-profile/repository';
import { registerCompanyProfile } from './modules/company-profile/routes';
import { registerCompanyQuestions } from './modules/company-questions/routes';
import { findCompanyQuestions, submitCompanyQuestions } from './modules/company-questions/service';
import { registerCustomerRequests } from './modules/customer-requests/routes';
import { withholdEmissions } from './modules/customer-requests/withheld-repository';
import { sendRequest } from './modules/exchange/outgoing-requests/send-request';
import { registerOutgoingRequests } from './modules/exchange/outgoing-requests/routes';
import { notifyPartners } from './modules/exchange/deliveries/notify-partners';
import { registerFetching } from './modules/exchange/fetching/routes';
import { interfacePath, registerInterface } from './modules/exchange/interface/routes';
import { registerPartners } from './modules/exchange/partners-routes';
import { registerIncomingRequests } from './modules/exchange/incoming-requests/routes';
import { registerFirstRun } from './modules/first-run/routes';
import { registerHealth } from './modules/health/routes';
import {
  deleteDevicesOf,
  findSettings as findNotificationSettings,
} from './modules/notifications/repository';
import { registerRealtime } from './modules/realtime/routes';
import { findViews } from './modules/relaunch/repository';
import { findOffered } from './modules/products/offers-repository';
import { findSeenRelease, stopOffering } from './modules/products/offers-service';
import { setPartnerOffer } from './modules/products/partner-offers-service';
import { registerProducts } from './modules/products/routes';
import { registerRelaunch } from './modules/relaunch/routes';
import { requestFootprints } from './modules/supply-chain/request-footprints';
import { findSettings } from './modules/user-management/repository';
import { createReportSharing } from './modules/sustainability-report/sharing/share';
import { registerSustainabilityReports } from './modules/sustainability-report/routes';
import { registerUserManagement } from './modules/user-management/routes';
import { registerValueLists } from './modules/value-lists/routes';
import { registerWebhooks, webhookLimits } from './modules/webhooks/routes';
import { registerOnboarding, supplyChainParts, type ProductOffers, type SharedFigures } from './onboarding';
import { registerDeclaredRoutes } from './plugins/access/declared-routes';
import { findClientCredential, recordClientUse } from './lib/access/api-clients';
import { createEndedSessions } from './lib/access/ended-sessions';
import { registerAccessGuard } from './plugins/access/guard';
import { createMembers } from './lib/access/members';
import { findPartnerByToken } from './lib/access/partner-tokens';
import { redeemTicket } from './lib/access/tickets';
import { ApiError } from './lib/api-error';
import { registerCompression } from './plugins/compression';
import type { Database } from './lib/database';
import { registerDrain } from './plugins/drain';
import { registerErrors, toErrorBody } from './plugins/errors';
import { registerIdempotency } from './plugins/idempotency';
import { registerConcurrencyLimit } from './plugins/concurrency-limit';
import { registerOpenapi } from './plugins/openapi';
import { registerRateLimit } from './plugins/rate-limit';
import { registerReads } from './plugins/reads';
import { registerReference } from './plugins/reference/reference';
import { logging, registerRequestLog } from './plugins/request-log';
import { registerSecurityHeaders, sitePolicy } from './plugins/security-headers';
import { registerSite } from './plugins/site/site';
import { registerSockets } from './plugins/sockets';
import { createOutgoing } from './lib/outgoing/outgoing';
import { scopedPlugin } from './lib/scoped-plugin';
import { createSecretBox } from './lib/secret-box';
import { createActiveFaults, type ActiveFaults } from './lib/active-faults';
import type { TypedApp } from './lib/typed-app';
import { registerNotificationParts } from './notifications';
import { reportSources } from './report-sources';
import { refuseOtherMethods, registerUnknownRoutes } from './plugins/unknown-routes';
import { serializerCompiler } from './lib/serialization';
import { validatorCompiler } from './lib/validation';

export interface Services {
  database: Database;
  identity: Identity;
  /** Undefined: no metrics are kept. */
  metrics?: Metrics | undefined;
  /** Undefined: only requests themselves reveal faults. */
  faults?: ActiveFaults | undefined;
}

const maxBodyBytes = 256 * 1024;
const maxConcurrentRequests = 1_000;
/** Time limit for a whole request to arrive. */
const slowestCallMs = 60_000;

/** The whole server, ready to listen or to be called in a test. Closing it leaves the database open. */
export async function createApp(config: Config, services: Services): Promise<TypedApp> {
  const { identity, metrics } = services;
  const app = Fastify({
    ...logging(config.logLevel),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    bodyLimit: maxBodyBytes,
    requestTimeout: slowestCallMs,
    forceCloseConnections: 'idle',
    frameworkErrors: refuseBadAddress,
  }).withTypeProvider<TypeBoxTypeProvider>();

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerErrors(app);
  registerDeclaredRoutes(app);
  registerRequestLog(app);
  const addresses = { publicUrl: config.publicUrl, identityUrl: identity.client.url };
  await registerSecurityHeaders(app, addresses);
  await registerSockets(app, config.publicUrl);
  registerDrain(app);
  metrics?.watch(app);
  registerConcurrencyLimit(app, maxConcurrentRequests);
  await app.register(
    scopedPlugin('identity', async (realm) => {
      await registerRateLimit(realm, config.rateLimitPerMinute);
      await identity.register(realm);
    }),
  );
  await app.register(scopedPlugin('API', (api) => registerApi(api as TypedApp, config, services)));
  await registerSite(app, {
    folder: config.siteDir,
    contentDir: config.contentDir,
    publicUrl: config.publicUrl,
    policyFor: (inlineScripts) => sitePolicy(addresses, inlineScripts),
    env: { apiCredential: config.apiCredential, identity: identity.client, links: config.links },
  });
  await app.ready();
  return app;
}

async function registerApi(app: TypedApp, config: Config, services: Services): Promise<void> {
  const { database, identity, metrics } = services;
  const members = await createMembers(database);
  app.addHook('onClose', () => members.close());
  const endedSessions = await createEndedSessions(database);
  app.addHook('onClose', () => endedSessions.close());
  await registerRateLimit(app, config.rateLimitPerMinute);
  refuseOtherMethods(app);
  registerAccessGuard(app, {
    credential: config.apiCredential,
    identity,
    members,
    endedSessions,
    redeemTicket: (ticket) => redeemTicket(database, ticket),
    findPartner: (token) => findPartnerByToken(database, token),
    clients: {
      find: (id) => findClientCredential(database, id),
      recordUse: (id) => recordClientUse(database, id),
      perMinute: config.clientRateLimitPerMinute,
    },
  });
  registerIdempotency(app, database);
  registerReads(app, database);
  await registerCompression(app);
  await registerOpenapi(app, { publicUrl: config.publicUrl, clientTokenUrl: identity.clientTokenUrl });
  registerReference(app);

  const consent = { withholdEmissions };
  const figures: SharedFigures = {
    findShared,
    readStatement: readShared,
    stopSharing: (tx, pair) => stopSharing(tx, { consent }, pair),
  };
  const offers: ProductOffers = {
    findOffered,
    stopOffering: (tx, pair) => stopOffering(tx, pair, { flagForOffers }),
  };
  const reports = createReportSharing(reportSources);
  registerHealth(app, database, services.faults ?? createActiveFaults());
  registerValueLists(app);
  registerCustomerRequests(app, database, {
    segments: { populate },
    assessment: {
      catalogueVersion: catalogue.version,
      submitSegments,
      submitCompany: submitCompanyQuestions,
    },
    customers: { flagForSupplierChanges },
    company: {
      findSegment,
      findQuestions: findCompanyQuestions,
      findProfile,
      findShared,
      findOffered,
      findReports: reports.findViews,
    },
    figures,
    offers,
    reports,
  });
  registerBusinessSegments(app, database);
  registerCompanyQuestions(app, database);
  await registerSustainabilityReports(app, database, reportSources);
  const mails = createMails(config.publicUrl);
  const accounts = createAccounts(config, mails);
  registerCompanyProfile(app, database, { carbonAccounts: { flagForHomeCountry }, history: findPage });
  registerFirstRun(app);
  registerUserManagement(app, database, { accounts, mails });
  registerAccount(app, database, {
    settings: findSettings,
    devices: accounts,
    notifications: { find: findNotificationSettings, end: deleteDevicesOf },
    announcements: findViews,
    history: findByActor,
  });
  registerAudit(app);
  await registerNotificationParts(app, config, database, mails);
  registerApiClients(app, {
    database,
    realm: createRealmClients(config),
    tokenAddress: identity.clientTokenUrl,
  });
  registerRelaunch(app, database);
  await registerRealtime(app, database, [members, endedSessions]);
  await registerCarbonAccounting(app, database, {
    findPerformances,
    consent,
    onCalculated: (durationMs) => metrics?.calculated(durationMs),
  });
  const supplyChain = supplyChainParts(config, { mails, figures, offers, reports });
  const eventSource = `//${new URL(config.publicUrl).host}${interfacePath}/3/events`;
  registerProducts(app, database, {
    findTables,
    sectorById,
    isCountry,
    findSiteAccount,
    purchases: { flagForOffers },
    notifyPartners: (tx, release) => notifyPartners(tx, release, eventSource),
    footprintRequests: {
      requestFromSupplier: (tx, author, linkingId) => requestFootprints(tx, supplyChain, author, linkingId),
      requestFromPartner: (tx, author, partnerId, asked) =>
        sendRequest(tx, author, partnerId, asked, eventSource),
    },
    issuer: new URL(config.publicUrl).hostname,
    findCompanyName: async (db, projectId) => (await findProfile(db, projectId))?.CompanyData.Name ?? '',
  });
  registerPartners(app, database, new URL(interfacePath, config.publicUrl).href);
  const { privateHosts } = config;
  const box = createSecretBox([...config.secretsKeys, await loadSealingKey(database)]);
  registerFetching(app, database, { outgoing: createOutgoing({ privateHosts }), box });
  registerWebhooks(app, database, {
    ...{ box, privateHosts, mailWebhookOff: (tx, mail) => mails.webhookOff(tx, mail) },
    outgoing: createOutgoing({ privateHosts, ...webhookLimits }),
  });
  registerOutgoingRequests(app, database, eventSource);
  registerIncomingRequests(app, database, {
    offers: { findSeenRelease, setPartnerOffer },
    source: eventSource,
  });
  await registerInterface(app, database, config.publicUrl);
  await registerOnboarding(app, config, database, {
    ...{ accounts, mails, figures, offers, reports, supplyChain },
  });
  registerUnknownRoutes(app);
}

/** Malformed addresses never reach the error handler. */
function refuseBadAddress(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const error = new ApiError(400, 'INVALID_ADDRESS', 'The address is not validly percent-encoded.');
  void reply.code(400).header('x-request-id', request.id).send(toErrorBody(error));
}
