import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useMemo, useState } from 'react';
import type { BusinessSegment } from '../../../core/contracts/business-segments';
import type { CompanyQuestions } from '../../../core/contracts/company-questions';
import { assessmentApi } from '../../features/self-assessment/api';
import { onUserActivity } from '../../features/session/user-activity';
import { useProjectId } from '../../lib/session/use-session';
import type { CountMissing } from './request-steps';

interface Questions {
  missingOfSegment: (segment: BusinessSegment) => number;
  missingOfCompany: (questions: CompanyQuestions | null) => number;
}

const unknown: CountMissing = () => undefined;

/**
 * How many answers each segment lacks. The questions are loaded on the first interaction; until then the result is
 * undefined.
 */
export function useMissingAnswers(): CountMissing {
  const projectId = useProjectId() ?? skipToken;
  const { data: segments } = assessmentApi.endpoints.getBusinessSegments.useQuery(projectId);
  const { data: company } = assessmentApi.endpoints.getCompanyQuestions.useQuery(projectId);
  const [questions, setQuestions] = useState<Questions>();
  useEffect(() => {
    const end = onUserActivity(() => {
      end();
      // Offline the steps show less.
      import(
        /* webpackChunkName: "missingAnswers" */ '../../features/self-assessment/submission/missing-counts'
      ).then(setQuestions, () => undefined);
    });
    return end;
  }, []);
  return useMemo(() => {
    if (!questions || !segments) return unknown;
    const ofCompany = company === undefined ? 0 : questions.missingOfCompany(company);
    return ({ RequestedSector, RequestedCountry }) => {
      const segment = segments.find(
        ({ sectorCode, countryCode }) => sectorCode === RequestedSector && countryCode === RequestedCountry,
      );
      return segment && { segment: questions.missingOfSegment(segment), company: ofCompany };
    };
  }, [questions, segments, company]);
}
