/** lb CO2 per MWh of the United States' generation: EPA eGRID2023, national average, combustion. */
const lbPerMwh = 771.523;

const kgPerLb = 0.45359237;

/** kg CO2 per kWh in the United States, 2023; used for all years, so that all have the same boundary. */
export const egridUs = (lbPerMwh * kgPerLb) / 1000;

/** Life cycle of the United States' generation of the same year, g CO2e per kWh: Ember, through Our World in Data. */
const lifeCycleGrams = 392.848;

/** kg per kWh: life cycle less combustion, each as published. */
export const upstreamUs = lifeCycleGrams / 1000 - egridUs;
