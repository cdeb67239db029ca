import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetCompanyProfileQuery } from '../../../domain/company/project-api';
import { useProjectId } from '../../../lib/session/use-session';

interface Company {
  /** Empty until it has loaded. */
  name: string;
  /** Its country, ISO 3166-1 alpha-2; empty until it has loaded. */
  country: string;
  /** Id of the industry chosen at registration. */
  industry: number | undefined;
  isLoading: boolean;
}

/** Company values that forms start with. */
export function useCompany(): Company {
  const { data, isLoading } = useGetCompanyProfileQuery(useProjectId() ?? skipToken);
  return {
    name: data?.CompanyData.Name ?? '',
    country: data?.CompanyData.Country ?? '',
    industry: data?.CompanyData.BusinessSegmentRegistration,
    isLoading,
  };
}
