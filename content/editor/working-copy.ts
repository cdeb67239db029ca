/** A publication, or another commit that changed language files. */
export interface Publication {
  id: string;
  name: string;
  /** ISO 8601, with the zone of its author. */
  time: string;
  author: string;
  paths: readonly string[];
}

export interface History {
  /** False if the texts are not in a Git repository. */
  hasHistory: boolean;
  /** Changed language files that are not committed. */
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

/** The state of the site that shows the texts. */
export type SiteState =
  /** `isWhole` if the product itself has changed since it was built. */
  | { name: 'building'; isWhole: boolean }
  /** `waitsForServer`: the server's own texts, for example in e-mails, apply from its next start. */
  | { name: 'live'; waitsForServer: boolean }
  | { name: 'failed'; reason: string };

/** The working copy's Git history, on the machine that runs `npm run content`. */
export interface WorkingCopy {
  history(skip: number): Promise<History>;
  publication(id: string): Promise<readonly ChangedFile[]>;
  versions(path: string): Promise<readonly FileVersion[]>;
  /** Changes since the beginning of a day, `2026-11-25`; null if the history begins later. */
  since(day: string): Promise<readonly ChangedFile[] | null>;
  siteState(): Promise<SiteState>;
}

/** @throws the error of the working copy, or that it does not respond */
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
