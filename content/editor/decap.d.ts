import type { ReactNode } from 'react';

/** As much of Decap CMS, which is loaded as a script and brings no types of use here, as is used. */
declare global {
  interface ImmutableMap {
    get(name: string): unknown;
    set(name: string, value: unknown): ImmutableMap;
    toJS(): unknown;
  }

  interface LoadedEntry {
    data: string;
    file: { path: string; id?: string | null };
  }

  interface DataFile {
    path: string;
    slug: string;
    raw: string;
    /** The version of the file that the change was made from, where the place tells versions. */
    read?: string;
  }

  /** Where Decap reads and writes: a Git host, or the working copy. */
  interface Backend {
    getEntry(path: string): Promise<LoadedEntry>;
    entriesByFiles(files: readonly { path: string }[]): Promise<LoadedEntry[]>;
    entriesByFolder(folder: string, extension: string, depth: number): Promise<LoadedEntry[]>;
    /** Where a host lists a folder page by page. */
    allEntriesByFolder?(folder: string, extension: string, depth: number): Promise<LoadedEntry[]>;
    persistEntry(entry: { dataFiles: DataFile[]; assets: unknown[] }, options: object): Promise<unknown>;
  }

  interface CmsConfig {
    backend: Record<string, unknown>;
    collections: readonly object[];
  }

  interface Cms {
    init(options: { config: object }): void;
    getBackend(name: string): { init(config: CmsConfig, options: object): Backend } | undefined;
    registerBackend(name: string, backend: new (config: CmsConfig, options: object) => object): void;
    registerWidget(name: string, control: unknown): void;
    registerMediaLibrary(library: { name: string; init: () => object }): void;
    registerPreviewTemplate(name: string, component: unknown): void;
    registerPreviewStyle(style: string, options: { raw: boolean }): void;
  }

  interface Window {
    CMS: Cms;
    /** React's createElement, of the React that Decap brings. */
    h: (type: unknown, props?: object | null, ...children: unknown[]) => ReactNode;
    createClass: <Props, State>(
      spec: object & ThisType<{ props: Props; state: State; setState(state: Partial<State>): void }>,
    ) => unknown;
  }
}
