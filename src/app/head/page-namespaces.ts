/** The texts of the shell around a protected page. */
const shell = ['common', 'session', 'offline'];

/**
 * The text namespaces that each page is built with, by its file below `src/pages`. The build puts them into the page's
 * context, where `...PageTexts` reads them.
 */
const pageNamespaces: Readonly<Record<string, readonly string[]>> = {
  '404': ['public', ...shell],
  '500': ['public'],
  'account/audit-trail': [
    ...shell,
    'account',
    'registration',
    'industries',
    'assessment',
    'questions',
    'sectors',
    'activities',
    'spend-sectors',
    'vsme',
  ],
  'account/company-profile': [...shell, 'account', 'registration', 'industries'],
  'account/settings': [...shell, 'account', 'registration'],
  'account/users': [...shell, 'account', 'registration', 'webhooks'],
  'carbon-accounting/[year]/report': [
    ...shell,
    'carbon',
    'carbon-boundary',
    'carbon-results',
    'carbon-report',
    'activities',
    'spend-sectors',
  ],
  'carbon-accounting/[year]/results': [
    ...shell,
    'carbon',
    'carbon-boundary',
    'carbon-results',
    'carbon-files',
    'evidence',
    'activities',
    'spend-sectors',
    'sectors',
  ],
  'carbon-accounting/[year]/share': [...shell, 'carbon', 'carbon-share', 'carbon-update', 'customer-view'],
  'carbon-accounting/[year]/update': [
    ...shell,
    'sheets',
    'carbon',
    'carbon-boundary',
    'carbon-update',
    'carbon-files',
    'evidence',
    'activities',
    'spend-sectors',
    'industries',
  ],
  'carbon-accounting/creditors': [
    ...shell,
    'sheets',
    'carbon',
    'carbon-ledger',
    'carbon-files',
    'carbon-update',
    'spend-sectors',
  ],
  'carbon-accounting/index': [
    ...shell,
    'sheets',
    'carbon',
    'carbon-boundary',
    'carbon-files',
    'spend-sectors',
  ],
  'carbon-accounting/invoices': [
    ...shell,
    'carbon',
    'carbon-boundary',
    'carbon-invoices',
    'carbon-files',
    'carbon-update',
    'activities',
    'spend-sectors',
  ],
  'carbon-accounting/products/[...]': [
    ...shell,
    'sheets',
    'carbon',
    'carbon-products',
    'carbon-exchange',
    'carbon-results',
    'carbon-update',
    'customer-view',
    'evidence',
    'activities',
    'spend-sectors',
  ],
  'carbon-accounting/settings': [
    ...shell,
    'carbon',
    'carbon-settings',
    'carbon-boundary',
    'carbon-results',
    'registration',
  ],
  error: ['invitation'],
  'first-run': [...shell, 'first-run', 'assessment', 'questions', 'sectors'],
  index: ['session', 'invitation', 'sectors'],
  'legal/privacy-policy': ['legal'],
  'legal/terms': ['legal'],
  logout: ['session'],
  overview: [...shell, 'overview', 'requests', 'customer-view', 'sectors', 'invitation', 'welcome'],
  'platform/changelog': [...shell, 'changelog'],
  register: ['registration', 'invitation', 'industries'],
  'registration-success': ['registration'],
  'self-assessment': [...shell, 'assessment', 'customer-view', 'questions', 'sectors'],
  'self-assessment/business-segments/[sector]/[country]/update': [
    ...shell,
    'sheets',
    'assessment',
    'customer-view',
    'questions',
    'sectors',
  ],
  'self-assessment/company-overview': [...shell, 'sheets', 'assessment', 'questions', 'sectors'],
  'self-assessment/paper': [...shell, 'assessment', 'questions', 'sectors'],
  'self-assessment/sustainability-report/index': [...shell, 'sustainability-report'],
  'self-assessment/sustainability-report/[year]/report': [...shell, 'sustainability-report', 'vsme'],
  'self-assessment/sustainability-report/[year]/update': [
    ...shell,
    'sustainability-report',
    'vsme',
    'evidence',
  ],
  'supply-chain-management': [...shell, 'sheets', 'supply-chain', 'customer-view', 'evidence', 'sectors'],
  'testings/diagnostics': [...shell, 'diagnostics'],
};

/**
 * The namespaces of a page.
 * @param component the page's file
 * @throws Error if it is not listed
 */
export function namespacesOf(component: string): readonly string[] {
  const [, page = component] = /src\/pages\/(.+)\.tsx$/.exec(component) ?? [];
  const namespaces = pageNamespaces[page];
  if (!namespaces)
    throw new Error(`Name the texts of src/pages/${page}.tsx in src/app/head/page-namespaces.ts.`);
  return namespaces;
}
