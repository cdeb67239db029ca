/** kg CO2e per kWh of electricity generated in the United Kingdom: row 7_400_4000_5_1 of the DESNZ 2025 flat file. */
export const desnzGridUk = 0.177;
