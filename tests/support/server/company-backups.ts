import { manageProjects } from '../../../server/cli/projects';
import { loadConfig } from '../../../server/config';
import type { TestApp } from './test-app';

/** What an operator does with the backup of one company in a file. */
export function companyBackups(company: () => { server: TestApp; projectId: number; file: string }) {
  async function projects(...args: string[]): Promise<string[]> {
    const all: string[] = [];
    const { database } = company().server;
    for await (const line of manageProjects(database, args, loadConfig({}))) all.push(line);
    return all;
  }

  const keep = () => projects('backup', '--project', String(company().projectId), '--to', company().file);
  const putBack = (from = company().file) =>
    projects('restore', '--project', String(company().projectId), '--from', from);

  /** The accounts of a project, without fields that a restore updates. */
  async function accountsOf(id: number): Promise<Record<string, unknown>> {
    const all: Record<string, unknown> = {};
    for (const table of [
      ...[
        'ca_settings',
        'ca_boundaries',
        'ca_overlaps',
        'ca_years',
        'ca_verifications',
        'ca_verification_evidence',
        'ca_activity_data',
        'ca_spend_volumes',
        'ca_spend_distributions',
      ],
      ...[
        'ca_allocation_bases',
        'ca_allocations',
        'ca_figure_choices',
        'ca_supplier_inputs',
        'ca_evidence',
        'ca_imports',
        'ca_invoices',
        'ca_invoice_meanings',
        'ca_emission_results',
        'ca_record_counts',
        'ca_products',
        'ca_product_lines',
      ],
      ...['sustainability_reports', 'sustainability_values', 'sustainability_evidence'],
    ])
      all[table] = await company().server.database.query(
        `select (to_jsonb(t) - 'version')::text as row from ${table} t where project_id = $1 order by 1`,
        [id],
      );
    return all;
  }

  return { projects, keep, putBack, accountsOf };
}
