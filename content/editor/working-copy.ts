/** A publication, or another commit that has changed language files. */
export interface Publication {
  id: string;
  name: string;
  /** ISO 8601, with the zone of its author. */
  time: string;
  author: string;
  paths: readonly string[];
}

export interface History {
  /** False where the texts are in no Git repository. */
  hasHistory: boolean;
  /** Language files that are changed and in no commit. */
  uncommitted: readonly string[];
  publications: readonly Publication[];
}

/** A language file before and after changes. */
export interface ChangedFile {
  path: string;
  before: string;
  after: string;
}

export interface FileVersion extends Omit<Publication, 'paths'> {
  data: string;
}

/** How far the site is that shows the texts. */
export type SiteState =
  /** As a whole where the product itself has changed since it was built. */
  | { name: 'building'; isWhole: boolean }
  /** Texts that the server says itself, in mails for example, it says from its next start on. */
  | { name: 'live'; waitsForServer: boolean }
  | { name: 'failed'; reason: string };

/** What the working copy tells of its history: Git's, on the machine that `npm run content` runs on. */
export interface WorkingCopy {
  history(skip: number): Promise<History>;
  publication(id: string): Promise<readonly ChangedFile[]>;
  versions(path: string): Promise<readonly FileVersion[]>;
  /** What has changed since the beginning of a day, `2026-11-25`; null where the history begins later. */
  since(day: string): Promise<readonly ChangedFile[] | null>;
  siteState(): Promise<SiteState>;
}

/** @throws what the working copy answers, or that it does not */
export function workingCopyAt(address: string): WorkingCopy {
  async function call<Answer>(action: string, params: object): Promise<Answer> {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action, params }),
    }).catch(() => {
      throw new Error('The editor does not answer: is "npm run content" still running?');
    });
    const content = (await answer.json()) as Answer & { error?: string };
    if (!answer.ok) throw new Error(content.error);
    return content;
  }
  return {
    history: (skip) => call('publications', { skip }),
    publication: (id) => call('publication', { id }),
    versions: (path) => call('versions', { path }),
    since: (day) => call('since', { day }),
    siteState: () => call('siteState', {}),
  };
}
