import type { Page } from '@playwright/test';
import { segmentPlan } from '../../core/assessment/plan';
import { catalogue } from '../../data/questions/catalogue';

const sector = 'ALUMINIUM';
export const longSegment = `/self-assessment/business-segments/${sector}/AT/update/`;

/** The number that the design's bound assumes; a sector of the catalogue has 24 at most. */
export const longSegmentQuestions = 60;

interface Asked {
  id: string;
}

const byId = (asked: readonly Asked[]) => new Map(asked.map((each) => [each.id, each]));

/** Questions of other sectors that this one lacks: all questions, then measures until the number is reached. */
function askedElsewhere(): { questions: Asked[]; measures: Asked[] } {
  const { sections, hotspots } = segmentPlan(catalogue, sector);
  const own = byId([
    ...sections.flatMap((part) => part.questions),
    ...hotspots.flatMap((part) => part.measures),
  ]);
  const missing = (all: readonly Asked[]) => [...byId(all).values()].filter(({ id }) => !own.has(id));
  const questions = missing(catalogue.sectors.flatMap((each) => each.questions));
  const measures = missing(
    catalogue.sectors.flatMap((each) => each.hotspots.flatMap((part) => part.measures)),
  );
  return { questions, measures: measures.slice(0, longSegmentQuestions - own.size - questions.length) };
}

/** Adds them to this sector in the site's scripts, next to its own question and measure. */
export async function lengthenSegment(page: Page): Promise<void> {
  const { questions, measures } = askedElsewhere();
  const insertNextTo = (script: string, id: string, added: readonly Asked[]) =>
    script.replace(`{id:"${id}",`, (own) => [...added.map((each) => JSON.stringify(each)), own].join(','));
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    const script = insertNextTo(await response.text(), 'primaryAluminiumFootprint', questions);
    await route.fulfill({ response, body: insertNextTo(script, 'recycledAluminium', measures) });
  });
}
