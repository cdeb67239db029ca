import type { TestApp } from './test-app';

export type Segment = [sector: string, country: string, dataYear: number, performance?: object | null];

/** A supplier of the company that has submitted 20 % for a segment; returns its linking. */
export async function linkedSupplier(
  { database }: TestApp,
  projectId: number,
  ...[sector, country, dataYear, performance = { today: 20, inOneYear: 20, inThreeYears: 20 }]: Segment
): Promise<string> {
  const [made] = await database.query<{ id: number }>(
    "insert into projects (name) values ('Supplier X') returning id",
  );
  const submitted = {
    performance,
    BusinessSegmentAnswers: [{ questionId: 'dataYear', value: dataYear }],
  };
  await database.query(
    `insert into business_segments (project_id, sector_code, country_code, status, submitted, submitted_performance,
       submitted_at) values ($1, $2, $3, 'submitted', $4::jsonb, 20, '2026-02-03')`,
    [made?.id, sector, country, JSON.stringify(submitted)],
  );
  const [linking] = await database.query<{ id: string }>(
    `insert into linkings (requester_project_id, supplier_project_id, supplier_name, supplier_email, requested_sector,
       requested_country, status, last_submitted_at)
     values ($1, $2, 'Supplier X', 'x@x.example', $3, $4, 'accepted', '2026-02-03') returning id`,
    [projectId, made?.id, sector, country],
  );
  return linking?.id ?? '';
}
