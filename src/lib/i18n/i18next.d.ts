import 'i18next';
import type account from '../../../locales/en/account.json';
import type assessment from '../../../locales/en/assessment.json';
import type carbon from '../../../locales/en/carbon.json';
import type carbonBoundary from '../../../locales/en/carbon-boundary.json';
import type carbonExchange from '../../../locales/en/carbon-exchange.json';
import type carbonFiles from '../../../locales/en/carbon-files.json';
import type carbonInvoices from '../../../locales/en/carbon-invoices.json';
import type carbonLedger from '../../../locales/en/carbon-ledger.json';
import type carbonProducts from '../../../locales/en/carbon-products.json';
import type carbonReport from '../../../locales/en/carbon-report.json';
import type carbonResults from '../../../locales/en/carbon-results.json';
import type carbonSettings from '../../../locales/en/carbon-settings.json';
import type carbonShare from '../../../locales/en/carbon-share.json';
import type carbonUpdate from '../../../locales/en/carbon-update.json';
import type changelog from '../../../locales/en/changelog.json';
import type common from '../../../locales/en/common.json';
import type customerView from '../../../locales/en/customer-view.json';
import type diagnostics from '../../../locales/en/diagnostics.json';
import type evidence from '../../../locales/en/evidence.json';
import type firstRun from '../../../locales/en/first-run.json';
import type invitation from '../../../locales/en/invitation.json';
import type legal from '../../../locales/en/legal.json';
import type offline from '../../../locales/en/offline.json';
import type overview from '../../../locales/en/overview.json';
import type publicPages from '../../../locales/en/public.json';
import type registration from '../../../locales/en/registration.json';
import type requests from '../../../locales/en/requests.json';
import type session from '../../../locales/en/session.json';
import type sheets from '../../../locales/en/sheets.json';
import type sustainabilityReport from '../../../locales/en/sustainability-report.json';
import type supplyChain from '../../../locales/en/supply-chain.json';
import type webhooks from '../../../locales/en/webhooks.json';
import type welcome from '../../../locales/en/welcome.json';

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** The keys of a nested namespace as written in code: `actions.close`; plurals without their suffix. */
type Keys<Texts, Prefix extends string = ''> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? `${Prefix}${WithoutPlural<Key>}`
    : Keys<Texts[Key], `${Prefix}${Key}.`>;
}[keyof Texts & string];

interface Namespaces {
  account: Keys<typeof account>;
  assessment: Keys<typeof assessment>;
  carbon: Keys<typeof carbon>;
  'carbon-boundary': Keys<typeof carbonBoundary>;
  'carbon-exchange': Keys<typeof carbonExchange>;
  'carbon-files': Keys<typeof carbonFiles>;
  'carbon-invoices': Keys<typeof carbonInvoices>;
  'carbon-ledger': Keys<typeof carbonLedger>;
  'carbon-products': Keys<typeof carbonProducts>;
  'carbon-report': Keys<typeof carbonReport>;
  'carbon-results': Keys<typeof carbonResults>;
  'carbon-settings': Keys<typeof carbonSettings>;
  'carbon-share': Keys<typeof carbonShare>;
  'carbon-update': Keys<typeof carbonUpdate>;
  changelog: Keys<typeof changelog>;
  common: Keys<typeof common>;
  'customer-view': Keys<typeof customerView>;
  diagnostics: Keys<typeof diagnostics>;
  evidence: Keys<typeof evidence>;
  'first-run': Keys<typeof firstRun>;
  invitation: Keys<typeof invitation>;
  legal: Keys<typeof legal>;
  offline: Keys<typeof offline>;
  public: Keys<typeof publicPages>;
  registration: Keys<typeof registration>;
  overview: Keys<typeof overview>;
  requests: Keys<typeof requests>;
  session: Keys<typeof session>;
  sheets: Keys<typeof sheets>;
  'supply-chain': Keys<typeof supplyChain>;
  'sustainability-report': Keys<typeof sustainabilityReport>;
  webhooks: Keys<typeof webhooks>;
  welcome: Keys<typeof welcome>;
  /** Named by the codes of the value lists. */
  sectors: string;
  industries: string;
  /** Named by the ids of the catalogue of questions. */
  questions: string;
  activities: string;
  'spend-sectors': string;
  /** Named by the concepts, sections and members of the taxonomy. */
  vsme: string;
}

/** A key of another namespace: `common:actions.close`. */
type Foreign = { [Name in keyof Namespaces]: `${Name}:${Namespaces[Name]}` }[keyof Namespaces];

/*
 * Keys have no plural suffixes here, and no hook loads several namespaces. Without these two options the compiler would
 * combine hundreds of thousands of keys, which is half of its work and half of the linter's.
 */
declare module 'i18next' {
  interface CustomTypeOptions {
    returnNull: false;
    defaultNS: 'common';
    jsonFormat: 'v3';
    nsSeparator: never;
    resources: { [Name in keyof Namespaces]: Record<Namespaces[Name] | Foreign, string> };
  }
}
