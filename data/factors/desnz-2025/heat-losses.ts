/** kg CO2e per kWh of district heat or steam bought: its losses on the way, 5 %, and the upstream of these. */
export const desnzHeatLosses = { id: '13_403_4004_5_1', value: 0.00945 };
export const desnzHeatLossesUpstream = { id: '16_920_4004_5_1', value: 0.00176 };
