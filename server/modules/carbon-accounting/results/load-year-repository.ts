import type { TypedTariff } from '../../../../core/carbon/inputs/tariff';
import type { ActivityInput, SupplierShareInput } from '../../../../core/carbon/inputs/year-inputs';
import type { ProductOfInput } from '../../../../core/carbon/inputs/bought-product';
import type { Queryable } from '../../../lib/database';

/* A year can have tens of thousands of inputs: a calculation only reads the columns it needs. */

type ActivityAmount = Pick<ActivityInput, 'id' | 'activityId' | 'amount' | 'countryCode' | 'businessUnit'> &
  TypedTariff;

export function findAmounts(db: Queryable, projectId: number, year: number): Promise<ActivityAmount[]> {
  return db.query<ActivityAmount>(
    `select id, activity_id as "activityId", amount, country as "countryCode", resource_id as "businessUnit",
            supplier_factor as "supplierFactor", electricity_supplier as "electricitySupplier",
            renewable_share as "renewableShare"
       from ca_activity_data where project_id = $1 and year = $2 order by number`,
    [projectId, year],
  );
}

type Share = Omit<SupplierShareInput, 'linking' | 'product'> & Omit<ProductOfInput, 'productName'>;

/** Without inputs whose distribution was removed. */
export function findShares(db: Queryable, projectId: number, year: number): Promise<Share[]> {
  return db.query<Share>(
    `select i.id, distribution_id as "distributionId", supplier_id as "supplierId",
            supplier_name as "supplierName", country as "countryCode", i.share as "shareOfSectorInput",
            product_id as "productId", product_quantity as "productQuantity", product_unit as "productUnit",
            product_share as "productShare"
       from ca_supplier_inputs i
       join ca_spend_distributions d on d.project_id = i.project_id and d.id = i.distribution_id
      where i.project_id = $1 and d.year = $2 order by i.number`,
    [projectId, year],
  );
}
