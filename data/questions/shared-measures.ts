import type { Measure } from '../../core/assessment/catalogue';

/** Measures that work the same way in several sectors; those of only one sector are in its file. */
export const renewableElectricity: Measure = {
  id: 'renewableElectricity',
  potential: 0.9,
  source:
    'IPCC, Fifth Assessment Report, Working Group III, Annex III, 2014: life-cycle medians of wind power 11 to 12, solar power 27 to 48, gas 490 and coal 820 g CO2e/kWh, so at least 90 % less',
};

export const efficientDrives: Measure = {
  id: 'efficientDrives',
  potential: 0.2,
  source:
    'IEA, Energy-Efficiency Policy Opportunities for Electric Motor-Driven Systems, 2011: 20 to 30 % of their electricity can be saved; the lower end is taken',
};

export const recuperativeBurners: Measure = {
  id: 'recuperativeBurners',
  potential: 0.2,
  source:
    'Assumption: combustion air preheated by the exhaust gas saves 15 to 30 % of the fuel of a hot furnace that lacks it; holding and waiting losses remain',
};

export const wasteHeatRecovery: Measure = {
  id: 'wasteHeatRecovery',
  potential: 0.15,
  source:
    'Assumption: a tenth to a fifth of the fuel can be replaced by heat that leaves plants unused, as far as it is warm enough where it is needed',
};

export const electricHeat: Measure = {
  id: 'electricHeat',
  potential: 0.6,
  source:
    'Assumption: heat from renewable electricity avoids nearly all emissions of burning fuel; a third of the heat is taken to stay with fuels because of its temperature or the grid connection',
};

export const biomassHeat: Measure = {
  id: 'biomassHeat',
  potential: 0.8,
  source:
    'Assumption: residues of the own production or the region replace fossil fuel; their methane, nitrous oxide, harvest and transport leave about a fifth',
};

export const heatPumps: Measure = {
  id: 'heatPumps',
  potential: 0.6,
  source:
    'IEA, The Future of Heat Pumps, 2022: at least 20 % less emissions than a gas boiler, up to 80 % with cleaner electricity; a value between is taken',
};

export const lowEmissionFreight: Measure = {
  id: 'lowEmissionFreight',
  potential: 0.5,
  source:
    'European Environment Agency, Rail and waterborne: best for low-carbon motorised transport, 2021: rail 24, lorries 137 g CO2e per tonne-kilometre; since much cannot be moved to rail, half is taken',
};

export const airToSea: Measure = {
  id: 'airToSea',
  potential: 0.6,
  source:
    'Assumption: freight by sea or rail emits less than a twentieth of air freight; two thirds of what flies is taken to bear the longer time',
};

export const lowCarbonMetal: Measure = {
  id: 'lowCarbonMetal',
  potential: 0.5,
  source:
    'Assumption: scrap-based steel and aluminium save 70 % and more against primary metal; supply and alloys allow it for about two thirds',
};

export const betterYield: Measure = {
  id: 'betterYield',
  potential: 0.1,
  source:
    'Assumption: of 20 to 30 % of the metal that becomes chips, offcuts or rejects, a third to half can be avoided',
};

export const supplierTargets: Measure = {
  id: 'supplierTargets',
  potential: 0.25,
  source:
    'Assumption: suppliers with a target in line with 1.5 degrees cut about 4.2 percentage points a year; six years of that are taken',
};

export const supplierRenewables: Measure = {
  id: 'supplierRenewables',
  potential: 0.4,
  source:
    'Assumption: about half of the emissions of components comes from electricity of their makers, of which renewable electricity avoids at least four fifths',
};

export const lessTravel: Measure = {
  id: 'lessTravel',
  potential: 0.4,
  source:
    'Assumption: half of the flights can be replaced by calls or trains, and two of five days of commuting by work from home',
};

export const electricTrucks: Measure = {
  id: 'electricTrucks',
  potential: 0.63,
  source:
    'ICCT, A comparison of the life-cycle greenhouse gas emissions of European heavy-duty vehicles and fuels, 2023: battery-electric trucks at least 63 % less than diesel, on the average electricity of the EU',
};
