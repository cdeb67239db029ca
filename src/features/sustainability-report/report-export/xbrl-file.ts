import type { Facts } from '../../../../core/vsme/facts';
import { toXbrlJson } from '../../../../core/vsme/xbrl-json';
import { edition } from '../../../../data/vsme/edition';
import { taxonomy } from '../../../../data/vsme/taxonomy';
import { wasteNames } from '../../../../data/vsme/waste';
import type { ReportView } from '../report-view';

/** The scheme URIs of company identifiers, as in EFRAG's converter of its template. */
const schemes: Readonly<Record<string, string>> = {
  LEI: 'http://standards.iso.org/iso/17442',
  DUNS: 'https://www.dnb.co.uk/duns-number',
  EUID: 'https://euid.eu/',
  PermID: 'https://permid.org/',
};

/** The company's identifier; undefined if none was entered. */
function entityOf(facts: Facts): { scheme: string; identifier: string } | undefined {
  const kind = facts.get('EntityIdentifierScheme')?.value;
  const identifier = facts.get('EntityIdentifier')?.value;
  const scheme = typeof kind === 'string' ? schemes[kind] : undefined;
  return scheme && typeof identifier === 'string'
    ? { scheme, identifier: identifier.replace(/\s/gu, '') }
    : undefined;
}

/** The report as xBRL-JSON; undefined without a company identifier. */
export function xbrlFile({ report, facts }: ReportView): string | undefined {
  const entity = entityOf(facts);
  if (!entity) return undefined;
  const names = new Map(wasteNames);
  const { period, currency } = report;
  const context = { entity, period, currency, edition, wasteName: (code: string) => names.get(code) ?? '' };
  return JSON.stringify(toXbrlJson(report, facts, taxonomy, context), null, 2);
}
