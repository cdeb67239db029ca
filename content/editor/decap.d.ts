import type { ReactNode } from 'react';

/** The part of Decap CMS that is used here. It is loaded as a script and has no suitable types. */
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
    /** The version of the file that the change is based on, if the store has versions. */
    read?: string;
  }

  /** Where Decap reads and writes: a Git host, or the working copy. */
  interface Backend {
    getEntry(path: string): Promise<LoadedEntry>;
    entriesByFiles(files: readonly { path: string }[]): Promise<LoadedEntry[]>;
    entriesByFolder(folder: string, extension: string, depth: number): Promise<LoadedEntry[]>;
    /** For hosts that list a folder page by page. */
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
    getLocale(name: string): Readonly<Record<string, unknown>>;
    registerLocale(name: string, phrases: Readonly<Record<string, unknown>>): void;
    registerPreviewStyle(style: string, options: { raw: boolean }): void;
  }

  interface Window {
    CMS: Cms;
    /** React's createElement, from Decap's own React. */
    h: (type: unknown, props?: object | null, ...children: unknown[]) => ReactNode;
    createClass: <Props, State>(
      spec: object & ThisType<{ props: Props; state: State; setState(state: Partial<State>): void }>,
    ) => unknown;
  }
}
