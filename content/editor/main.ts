import { createPublisher } from './backend/publish-changes';
import { createTextsBackend } from './backend/texts-backend';
import type { EditorConfig } from './config';
import { createPreview } from './preview';

import { createTextsControl } from './texts-control';

/** Where the language files are: Decap's own description of a backend, and what only a local editor has. */
interface Place {
  backend: { name: string } & Record<string, unknown>;
  /** The query of a working invitation, for the preview of the pages that need one. */
  invitation?: string;
}

async function read<Content>(address: string): Promise<Content> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} could not be read (${answer.status}).`);
  return (await answer.json()) as Content;
}

async function start(): Promise<void> {
  const [config, place] = await Promise.all([read<EditorConfig>('config.json'), read<Place>('backend.json')]);
  const { CMS } = window;
  const { name, ...settings } = place.backend;

  class TextsBackend {
    constructor(cmsConfig: CmsConfig, options: object) {
      const inner = CMS.getBackend(name)?.init({ ...cmsConfig, backend: { ...settings, name } }, options);
      if (!inner) throw new Error(`Decap has no backend "${name}"; correct backend.json.`);
      return createTextsBackend(inner, config, createPublisher(inner, config));
    }
  }

  // The working copy asks nobody who they are: no sign-in page with a button that does nothing.
  if (name === 'proxy')
    window.localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'texts' }));
  CMS.registerBackend('texts', TextsBackend);
  CMS.registerWidget('texts', createTextsControl(config));
  const preview = createPreview(config, place.invitation ?? '');
  for (const entry of Object.keys(config.entries)) CMS.registerPreviewTemplate(entry, preview);
  CMS.registerPreviewStyle('body { margin: 0 }', { raw: true });
  CMS.init({
    config: {
      // The configuration stands in config.json, made when the editor is built, not in a config.yml.
      load_config_file: false,
      backend: { ...settings, name: 'texts' },
      media_folder: 'static/content',
      collections: config.collections,
      editor: { preview: true },
      show_preview_links: false,
    },
  });
}

start().catch((error: unknown) => {
  document.body.textContent = error instanceof Error ? error.message : String(error);
});
