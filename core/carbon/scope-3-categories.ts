/** Categories of the Corporate Value Chain Standard that calculations name themselves. */
export const purchasedGoods = 1;
export const fuelAndEnergy = 3;
