/** kg CO2e per kWh of electricity generated in the United Kingdom: row 7_400_4000_5_1 of the DESNZ 2025 flat file. */
export const desnzGridUk = 0.177;

/** kg CO2e per kWh: upstream of that electricity, losses between plant and user, and the upstream of these. */
export const desnzUpstreamUk = { id: '15_917_4000_5_1', value: 0.0459 };
export const desnzLossesUk = { id: '13_402_4000_5_1', value: 0.01853 };
export const desnzLossesUpstreamUk = { id: '15_918_4000_5_1', value: 0.00397 };
