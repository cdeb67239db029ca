import type { FactorSource } from '../../core/carbon/factor';

/** Who published the shipped figures; attribution and what was left out stand in each folder's SOURCE.md. */
const desnz = {
  publisher: 'UK Department for Energy Security and Net Zero',
  edition: 'Greenhouse gas reporting: conversion factors 2025',
  licence: 'Open Government Licence v3.0',
};

export const sources = {
  desnzUse: { ...desnz, boundary: 'combustion or use' },
  desnzUpstream: { ...desnz, boundary: 'well to tank: upstream of the fuel, without its use' },
  ember: {
    publisher: 'Ember, through Our World in Data',
    edition: 'Carbon intensity of electricity, 2025',
    licence: 'CC BY 4.0',
    boundary: 'life cycle of the electricity generated in the country',
  },
  egrid: {
    publisher: 'US Environmental Protection Agency',
    edition: 'eGRID2023, national average',
    licence: 'US public domain',
    boundary: 'combustion in power plants, CO2 only',
  },
  epa: {
    publisher: 'US Environmental Protection Agency',
    edition: 'Supply Chain Greenhouse Gas Emission Factors v1.3',
    licence: 'US public domain',
    boundary: 'cradle to shelf, per USD of 2022 at purchaser prices',
  },
  ipcc: {
    publisher: 'Intergovernmental Panel on Climate Change',
    edition: '2006 Guidelines for National Greenhouse Gas Inventories, volume 2, table 2.2',
    licence: 'figures quoted with the source named',
    boundary: 'biogenic CO2 of combustion, outside the scopes',
  },
  contract: {
    publisher: 'GHG Protocol',
    edition: 'Scope 2 Guidance, contractual instruments',
    licence: 'free to apply',
    boundary: 'generation under the contract; the certificates must meet the quality criteria of chapter 7',
  },
} as const satisfies Record<string, FactorSource>;
