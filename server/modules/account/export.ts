import type { Member } from '../../lib/access/members';
import type { Queryable } from '../../lib/database';
import type { AccountParts } from './parts';

const batch = 500;

/** The data stored about a person, as JSON, in chunks. */
export async function* exportOwnData(
  db: Queryable,
  { settings, devices, notifications, announcements, history }: AccountParts,
  { userId, email, projectId }: Member,
): AsyncGenerator<string> {
  // First: they may be in another system, and a file that has begun cannot become an error.
  const signedIn = await devices.devices(db, email);
  const person = { ...(await settings(db, userId)), projectId };
  yield `{\n"exportedAt": ${JSON.stringify(new Date())},\n"person": ${JSON.stringify(person, null, 2)},\n`;
  yield `"signedInDevices": ${JSON.stringify(signedIn, null, 2)},\n`;
  yield `"secondFactors": ${JSON.stringify(await devices.secondFactors(db, email), null, 2)},\n`;
  yield `"notifications": ${JSON.stringify(await notifications.find(db, userId), null, 2)},\n`;
  yield `"seenAnnouncements": ${JSON.stringify(await announcements(db, userId), null, 2)},\n"activity": [`;
  let after = 0;
  for (;;) {
    const entries = await history(db, { projectId, actor: email, after, limit: batch });
    const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
    if (lines) yield after === 0 ? `\n${lines}` : `,\n${lines}`;
    if (entries.length < batch) break;
    after = entries.at(-1)?.number ?? after;
  }
  yield '\n]\n}\n';
}
