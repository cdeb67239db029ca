-- Sections of the self-assessment whose answers a customer sees (core/assessment/answer-sections.ts); none until
-- somebody chooses.
alter table withheld_parts add column answers text[] not null default '{}';
