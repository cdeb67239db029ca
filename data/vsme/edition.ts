/** The taxonomy that an XBRL report declares, and the namespaces of its prefixes. */
export const edition = {
  entryPoint: 'https://xbrl.efrag.org/taxonomy/vsme/2026-05-01/vsme-all.xsd',
  namespaces: {
    vsme: 'https://xbrl.efrag.org/taxonomy/vsme/2026-05-01/vsme',
    nace: 'https://xbrl.efrag.org/taxonomy/nace/2026-05-01',
    waste: 'https://xbrl.efrag.org/taxonomy/waste/2026-05-01/waste',
    country: 'https://xbrl.org/2024/iso3166',
    iso4217: 'http://www.xbrl.org/2003/iso4217',
    utr: 'http://www.xbrl.org/2009/utr',
  },
} as const;
