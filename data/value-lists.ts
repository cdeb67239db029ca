import type { ValueListItem, ValueListName } from '../core/contracts/value-lists';
import { activities } from './activities/activities';
import { countries } from './countries/countries';
import { hotspotSectors } from './hotspot-sectors/hotspot-sectors';
import { prefills } from './prefills/prefills';
import { registrationIndustries } from './registration-industries/registration-industries';
import { scope3Sectors } from './scope3-sectors/scope3-sectors';

/** The reference lists exactly as sent by the API. */
export const valueListData: { readonly [Name in ValueListName]: readonly ValueListItem<Name>[] } = {
  'app-countries': countries,
  'app-hotspot-sectors': hotspotSectors,
  'app-registration-industries': registrationIndustries,
  'ca-scope3-sectors': scope3Sectors,
  'ca-activities-list': activities,
  'ca-prefills-list': prefills,
};
