import type { CustomerRequest } from '../../../core/contracts/customer-requests';
import type { RequestAction } from '../../../core/requests/next-action';
import { companyPath, segmentPath } from './assessment-paths';
import { wantedLinks } from './wanted/wanted-links';

/** The page for a request's action, without the language; undefined for actions in the request itself. */
export function actionPath(act: RequestAction, request: CustomerRequest): string | undefined {
  if (act === 'answer')
    return segmentPath({ sectorCode: request.RequestedSector, countryCode: request.RequestedCountry });
  if (act === 'answerCompany') return companyPath;
  if (act === 'submit') return wantedLinks.selfAssessment();
  if (act === 'share') return wantedLinks.emissions();
  return act === 'offer' ? wantedLinks.productFootprints() : undefined;
}
