import { createPublisher, type Publish } from './backend/publish-changes';
import { createTextsBackend } from './backend/texts-backend';
import { locales, type Locale } from '../../core/i18n/locales';
import type { OpenField } from '../in-page/open-field';
import type { Rules } from '../../scripts/content/rules';
import type { EditorConfig } from './config';
import { inOurWords } from './decap-words';
import { createNotes } from './notes/notes-store';
import { openTasks } from './notes/tasks-panel';
import { openHistory } from './history/history-panel';
import { openVersions } from './history/versions-panel';
import { author } from './panels/author';
import { reloadAfterwards } from './panels/panel';
import { goToAskedField, openAskedField } from './panels/asked-field';
import { hidePreviewCheck } from './panels/hide-preview-check';
import { openField } from './panels/open-field';
import { showSiteState } from './panels/site-state';
import { showTools } from './panels/tools';
import { createOutdated } from './outdated';
import { createPreview } from './preview';
import { changedSince, readAllTexts } from './search/read-knowledge';
import type { AllTexts } from './search/find-texts';
import { openSearch } from './search/search-panel';
import { hiddenLanguages } from './shown-languages';
import { createSuggester } from './suggestions/suggester';
import type { TranslationService } from './suggestions/machine';
import { createTextsControl } from './texts-control';
import { forgetDecapsBackups, forgetTyped } from './unsaved';
import { workingCopyAt } from './working-copy';

/** Where the language files are: Decap's own description of a backend, and options of a local editor. */
interface Place {
  backend: { name: string } & Record<string, unknown>;
  /** The query of a working invitation, for the preview of the pages that need one. */
  invitation?: string;
  /** A translation service for editors; without it no text is sent anywhere. */
  translation?: TranslationService;
}

async function read<Content>(address: string): Promise<Content> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} could not be read (${answer.status}).`);
  return (await answer.json()) as Content;
}

async function start(): Promise<void> {
  const [built, place] = await Promise.all([read<EditorConfig>('config.json'), read<Place>('backend.json')]);
  if (goToAskedField(built)) return;
  const { CMS } = window;
  const { name, ...settings } = place.backend;
  const isLocal = name === 'proxy';
  const workingCopy = isLocal ? workingCopyAt(String(settings['proxy_url'])) : undefined;
  await forgetDecapsBackups();

  /** Starts to show the state of the site; set once its bar exists. */
  let followSite: (() => void) | undefined;
  /** Where Decap reads and publishes, once it has started. */
  let there: { place: Backend; publish: Publish } | undefined;
  const opened = () => {
    if (!there) throw new Error('Sign in first.');
    return there;
  };
  const notes = createNotes(() => opened().place, author);
  const outdated = createOutdated(notes);
  const rules: Rules = {
    ...built.rules,
    get overrides() {
      return notes.overrides();
    },
  };
  const config: EditorConfig = { ...built, rules };
  const readAll = async () => readAllTexts(opened().place, config);
  const suggester = createSuggester(readAll, place.translation);
  const publish: Publish = async (title, changes, options) => {
    await opened().publish(title, changes, options);
    suggester.forget();
    outdated.published(changes);
    forgetTyped(changes);
    followSite?.();
  };
  const tools = {
    workingCopy,
    publish: async (...given: Parameters<Publish>) => {
      await publish(...given);
      reloadAfterwards();
    },
  };

  class TextsBackend {
    constructor(cmsConfig: CmsConfig, options: object) {
      const inner = CMS.getBackend(name)?.init({ ...cmsConfig, backend: { ...settings, name } }, options);
      if (!inner) throw new Error(`Decap has no backend "${name}"; correct backend.json.`);
      there = { place: inner, publish: createPublisher(inner, config, author) };
      // Without notes, or with an unknown age, the texts can still be edited; their own pages show the reason.
      const readAbout = () =>
        void Promise.allSettled([outdated.refresh()]).then(() => notes.refresh().catch(() => undefined));
      return createTextsBackend(inner, config, publish, readAbout);
    }
  }

  // The working copy needs no sign-in, so there is no sign-in page with a useless button.
  if (isLocal) window.localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'texts' }));
  CMS.registerBackend('texts', TextsBackend);
  const showVersions = (text: string) => openVersions({ text, languages: config.languages }, tools);
  CMS.registerWidget('texts', createTextsControl({ config, notes, outdated, suggester, showVersions }));
  // Texts have no pictures.
  CMS.registerMediaLibrary({ name: 'none', init: () => ({ enableStandalone: () => false }) });
  const preview = createPreview(config, place.invitation ?? '');
  for (const entry of Object.keys(config.entries)) CMS.registerPreviewTemplate(entry, preview);
  CMS.registerPreviewStyle('body { margin: 0 }', { raw: true });
  hidePreviewCheck();
  CMS.registerLocale('en', inOurWords(CMS.getLocale('en')));
  CMS.init({
    config: {
      // The configuration is in config.json, created when the editor is built, not in a config.yml.
      load_config_file: false,
      backend: { ...settings, name: 'texts' },
      media_folder: 'static/content',
      media_library: { name: 'none' },
      collections: config.collections,
      editor: { preview: true },
      // Our search looks into texts; Decap's would only see objects.
      search: false,
      show_preview_links: false,
    },
  });
  const search = {
    ...{ config, publish: tools.publish },
    readAll,
    async outdated(all: AllTexts) {
      await outdated.refresh();
      return new Set(outdated.among(all).map(({ language, name: text }) => `${language} ${text}`));
    },
    changedSince: (day: string) => changedSince(workingCopy, day),
    openField: (text: string, language: Locale) => openField(config, text, language),
  };
  const tasks = {
    ...{ notes, outdated },
    readTexts: (namespaces: ReadonlySet<string>) => readAllTexts(opened().place, config, namespaces),
    openField: search.openField,
    languages: () => locales.filter((language) => !hiddenLanguages().includes(language)),
  };
  // Typed texts are kept, so no question before leaving the page. Decap asks in a listener after this one.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation());
  // A click on a text in the preview, or on a page in another tab, which opens the editor for it.
  window.addEventListener('message', ({ origin, data }: MessageEvent<Partial<OpenField>>) => {
    const { openField: text, language = 'en' } = data;
    if (origin === window.location.origin && text !== undefined) openField(config, text, language);
  });
  openAskedField(config);
  const bar = showTools(config, [
    { name: 'To do', open: () => openTasks(tasks) },
    { name: 'Search', open: () => openSearch(search) },
    { name: 'History', open: () => openHistory(tools) },
  ]);
  if (workingCopy) followSite = showSiteState(bar, workingCopy);
}

start().catch((error: unknown) => {
  document.body.textContent = error instanceof Error ? error.message : String(error);
});
