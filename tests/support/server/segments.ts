import type { BusinessSegment, BusinessSegmentList } from '../../../core/contracts/business-segments';
import { people, type TestApp } from './test-app';

export const aluminium = { sectorCode: 'ALUMINIUM', countryCode: 'AT' };

/** What a person does with the segments of their company's self-assessment. */
export function segmentCalls(company: () => { server: TestApp; projectId: number }) {
  const url = (rest = '') => `/api/business-segments/project/${company().projectId}${rest}`;
  const post = (call: string, payload: object, email = people.user) =>
    company().server.call(email, { method: 'POST', url: url(`/${call}`), payload });

  async function list(query = ''): Promise<BusinessSegmentList> {
    const answer = await company().server.call(people.user, { url: url(query) });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  }

  async function find({ sectorCode, countryCode } = aluminium): Promise<BusinessSegment> {
    const found = (await list()).data.find(
      (each) => each.sectorCode === sectorCode && each.countryCode === countryCode,
    );
    if (!found) throw new Error(`There is no segment ${sectorCode} ${countryCode}.`);
    return found;
  }

  const save = (answers: object, version?: number, email?: string, key: object = aluminium) =>
    post('save-and-calc', { ...key, answers, ...(version === undefined ? {} : { version }) }, email);

  return { post, list, find, save };
}

/** An answer to one question: a share of renewable electricity. */
export const share = (value: number | null) => ({
  BusinessSegmentAnswers: [{ questionId: 'siteRenewableElectricity', value }],
});

export const refusal = (answer: { statusCode: number; json(): { error: { message: string } } }) => [
  answer.statusCode,
  answer.json().error.message,
];
