import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetCompanyProfileQuery } from '../../../domain/company/project-api';
import { useProjectId } from '../../../lib/session/use-session';

interface Company {
  /** Empty while it is not known. */
  name: string;
  /** Its country, ISO 3166-1 alpha-2; empty while it is not known. */
  country: string;
  /** Id of the industry that it registered with. */
  industry: number | undefined;
  isLoading: boolean;
}

/** What forms begin with. */
export function useCompany(): Company {
  const { data, isLoading } = useGetCompanyProfileQuery(useProjectId() ?? skipToken);
  return {
    name: data?.CompanyData.Name ?? '',
    country: data?.CompanyData.Country ?? '',
    industry: data?.CompanyData.BusinessSegmentRegistration,
    isLoading,
  };
}
