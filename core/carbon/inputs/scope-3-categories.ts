/** Categories of the Corporate Value Chain Standard that calculations refer to. */
export const purchasedGoods = 1;
export const fuelAndEnergy = 3;
