import type { FactorSource } from '../../core/carbon/factors/factor';
import { sourceTerms } from '../../core/carbon/factors/source-terms';

/** Who published the shipped figures; attribution and omissions are in each folder's SOURCE.md. */
const desnz = {
  publisher: 'UK Department for Energy Security and Net Zero',
  edition: 'Greenhouse gas reporting: conversion factors 2025',
  licence: 'Open Government Licence v3.0',
  gwp: 'AR5',
};

export const sources = {
  desnzUse: { ...desnz, boundary: sourceTerms.use },
  desnzService: { ...desnz, boundary: sourceTerms.service },
  desnzUpstream: { ...desnz, boundary: sourceTerms.upstream },
  desnzGrid: { ...desnz, boundary: sourceTerms.plantsOfCountry },
  desnzGridUpstream: { ...desnz, boundary: sourceTerms.gridUpstream },
  desnzGridLosses: { ...desnz, boundary: sourceTerms.gridLosses },
  desnzGridLossesUpstream: { ...desnz, boundary: sourceTerms.gridLossesUpstream },
  desnzHeatLosses: { ...desnz, boundary: sourceTerms.heatLosses },
  desnzHeatLossesUpstream: { ...desnz, boundary: sourceTerms.heatLossesUpstream },
  ember: {
    publisher: 'Ember, through Our World in Data',
    edition: 'Carbon intensity of electricity, 2025',
    licence: 'CC BY 4.0',
    boundary: sourceTerms.lifeCycle,
    gwp: 'AR5',
  },
  egrid: {
    publisher: 'US Environmental Protection Agency',
    edition: 'eGRID2023, national average',
    licence: sourceTerms.publicDomain,
    boundary: sourceTerms.powerPlants,
  },
  upstreamUs: {
    publisher: 'Ember, through Our World in Data; US Environmental Protection Agency',
    edition: 'Carbon intensity of electricity, 2025, less eGRID2023',
    licence: 'CC BY 4.0',
    boundary: sourceTerms.gridDifference,
    gwp: 'AR5',
  },
  epa: {
    publisher: 'US Environmental Protection Agency',
    edition: 'Supply Chain Greenhouse Gas Emission Factors v1.3',
    licence: sourceTerms.publicDomain,
    boundary: sourceTerms.cradleToShelf,
    gwp: 'AR5',
  },
  ipcc: {
    publisher: 'Intergovernmental Panel on Climate Change',
    edition: '2006 Guidelines for National Greenhouse Gas Inventories, volume 2, table 2.2',
    licence: sourceTerms.quoted,
    boundary: sourceTerms.biogenic,
  },
  ipccProcess: {
    publisher: 'Intergovernmental Panel on Climate Change',
    edition: '2006 Guidelines for National Greenhouse Gas Inventories, volume 3',
    licence: sourceTerms.quoted,
    boundary: sourceTerms.process,
  },
  ipccProcessGas: {
    publisher: 'Intergovernmental Panel on Climate Change',
    edition: '2006 Guidelines for National Greenhouse Gas Inventories, volume 3',
    licence: sourceTerms.quoted,
    boundary: sourceTerms.process,
    gwp: 'AR5',
  },
  ownGeneration: {
    publisher: 'GHG Protocol',
    edition: 'Scope 2 Guidance, chapter 6',
    licence: sourceTerms.free,
    boundary: sourceTerms.ownGeneration,
  },
  contract: {
    publisher: 'GHG Protocol',
    edition: 'Scope 2 Guidance, contractual instruments',
    licence: sourceTerms.free,
    boundary: sourceTerms.contract,
  },
} as const satisfies Record<string, FactorSource>;
