/** lb CO2 per MWh of the United States' generation: EPA eGRID2023, national average, combustion. */
const lbPerMwh = 771.523;

const kgPerLb = 0.45359237;

/** kg CO2 per kWh in the United States, 2023; used for all years, so that all have one boundary. */
export const egridUs = (lbPerMwh * kgPerLb) / 1000;
