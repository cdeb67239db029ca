/**
 * Completely replaced when a company is restored: its carbon accounts with their evidence, imports and
 * results, its products, and its sustainability reports. Referenced tables come first.
 */
const accounts: readonly string[] = [
  'ca_settings',
  'ca_boundaries',
  'ca_overlaps',
  'ca_years',
  'ca_verifications',
  'ca_verification_evidence',
  'ca_activity_data',
  'ca_spend_volumes',
  'ca_spend_distributions',
  'ca_supplier_inputs',
  'ca_allocation_bases',
  'ca_allocations',
  'ca_figure_choices',
  'ca_evidence',
  'ca_imports',
  'ca_invoices',
  'ca_invoice_meanings',
  'ca_emission_results',
  'ca_products',
  'ca_product_lines',
  'sustainability_reports',
  'sustainability_values',
  'sustainability_evidence',
];

/** Restored as drafts: what customers have received stays until someone submits again. */
const answers: readonly string[] = ['company_questions', 'business_segments'];

export const isOfAccounts = ({ name }: { name: string }): boolean => accounts.includes(name);

/**
 * Whether a table contains data that the people of a company have entered and that can be restored for it
 * alone. Everything else also belongs to others, or to the present: people and their accounts, requests, what
 * is shared with whom, mails, and the audit trail.
 */
export const isRestorable = ({ name }: { name: string }): boolean =>
  accounts.includes(name) || answers.includes(name);
