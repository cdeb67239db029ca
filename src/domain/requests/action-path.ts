import type { CustomerRequest } from '../../../core/contracts/customer-requests';
import type { RequestAction } from '../../../core/requests/next-action';
import { companyPath, segmentPath } from './assessment-paths';
import { requestedItemLinks } from './requested-items/requested-item-links';

/** The page for a request's action, without the language; undefined for actions in the request itself. */
export function actionPath(act: RequestAction, request: CustomerRequest): string | undefined {
  if (act === 'answer')
    return segmentPath({ sectorCode: request.RequestedSector, countryCode: request.RequestedCountry });
  if (act === 'answerCompany') return companyPath;
  if (act === 'submit') return requestedItemLinks.selfAssessment();
  if (act === 'share') return requestedItemLinks.emissions();
  return act === 'offer' ? requestedItemLinks.productFootprints() : undefined;
}
