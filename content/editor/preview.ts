import type { Locale } from '../../core/i18n/locales';
import { toPath } from '../../core/i18n/localized-path';
import { draftsKey, type Drafts } from '../in-page/drafts';
import { phoneWidth, type LongTexts } from '../in-page/measure';
import type { EditorConfig } from './config';
import { changesOf, type EntryData } from './backend/entry-texts';
import { openField } from './panels/open-field';

interface PreviewProps {
  entry: ImmutableMap;
}

interface PreviewState {
  language: Locale;
  width: number;
  theme: 'light' | 'dark';
  mode: 'show' | 'pseudo';
  /** Texts that the page has found to be longer than their buttons. */
  long: LongTexts | undefined;
}

/** Widths in CSS pixels. */
const widths = { phone: phoneWidth, desktop: 1280 };
/** The editor's pane is narrower than a desktop: wider pages are scaled down. */
const scaleOf = (width: number) => (width > widths.phone ? 0.5 : 1);

/** Shows the page of the running product that uses an entry's texts, with unsaved edits. */
export function createPreview(config: EditorConfig, invitation: string): unknown {
  const { h, createClass } = window;
  const lastYear = String(new Date().getUTCFullYear() - 1);
  const firstSeen = new Map<string, EntryData>();
  /** Somebody who works on French also wants French on the next screen. */
  let chosen: PreviewState = {
    language: 'de',
    width: widths.desktop,
    theme: 'light',
    mode: 'show',
    long: undefined,
  };

  function remember(name: string, data: EntryData): void {
    const entry = config.entries[name];
    if (!entry) return;
    if (!firstSeen.has(name)) firstSeen.set(name, data);
    const drafts: Drafts = {};
    for (const { language, key, text } of changesOf(entry, firstSeen.get(name) ?? {}, data))
      (drafts[language] ??= {})[`${entry.namespace}:${key}`] = text;
    const written = JSON.stringify(drafts);
    // Frames in this tab read the same storage, and are notified of its changes.
    if (window.sessionStorage.getItem(draftsKey) !== written)
      window.sessionStorage.setItem(draftsKey, written);
  }

  const choice = (
    label: string,
    value: string,
    options: readonly (readonly [string, string])[],
    choose: (value: string) => void,
  ) =>
    h(
      'label',
      { style: { display: 'inline-flex', gap: '6px', alignItems: 'center', marginRight: '12px' } },
      label,
      h(
        'select',
        { value, onChange: ({ target }: { target: HTMLSelectElement }) => choose(target.value) },
        ...options.map(([option, name]) => h('option', { key: option, value: option }, name)),
      ),
    );

  const stopListening = new WeakMap<object, () => void>();

  /** The page's findings about its buttons, each with a link to its field. */
  const findings = (long: LongTexts | undefined) =>
    h(
      'div',
      // Decap's own buttons float over the right end.
      { role: 'status', style: { marginRight: '64px' } },
      ...(long?.tooLong ?? []).map(({ name, text }) =>
        h(
          'p',
          { key: name, style: { margin: '8px 0 0', color: '#b42318' } },
          `“${text}” is longer than its button at ${phoneWidth} px. `,
          h(
            'button',
            { type: 'button', onClick: () => openField(config, name, long?.language ?? 'en') },
            `Open ${name}`,
          ),
        ),
      ),
    );

  return createClass<PreviewProps, PreviewState>({
    getInitialState: (): PreviewState => ({ ...chosen, long: undefined }),

    componentDidMount() {
      const hear = ({ origin, data }: MessageEvent<Partial<LongTexts>>) => {
        if (origin === window.location.origin && data.tooLong) this.setState({ long: data as LongTexts });
      };
      window.addEventListener('message', hear);
      stopListening.set(this, () => window.removeEventListener('message', hear));
    },

    componentWillUnmount() {
      stopListening.get(this)?.();
    },

    componentDidUpdate() {
      chosen = this.state;
    },

    render() {
      const name = this.props.entry.get('slug') as string;
      const data = (this.props.entry.get('data') as ImmutableMap).toJS() as EntryData;
      const entry = config.entries[name];
      remember(name, data);
      const { language, width, theme, mode, long } = this.state;
      const bar = h(
        'div',
        {
          style: {
            fontFamily: 'system-ui',
            fontSize: '13px',
            // Decap's own buttons are at the right.
            padding: '8px 56px 8px 8px',
            borderBottom: '1px solid #ccc',
          },
        },
        choice(
          'Language',
          language,
          config.languages.map(({ code, name: own }) => [code, own] as const),
          (next) => this.setState({ language: next as Locale }),
        ),
        choice(
          'Width',
          String(width),
          Object.entries(widths).map(([device, pixels]) => [String(pixels), device] as const),
          (next) => this.setState({ width: Number(next) }),
        ),
        choice(
          'Appearance',
          theme,
          [
            ['light', 'light'],
            ['dark', 'dark'],
          ],
          (next) => this.setState({ theme: next as PreviewState['theme'] }),
        ),
        choice(
          'Texts',
          mode,
          [
            ['show', 'outlined, with their keys'],
            ['pseudo', 'made longer, to see what fits'],
          ],
          (next) => this.setState({ mode: next as PreviewState['mode'] }),
        ),
        h(
          'p',
          { style: { margin: '8px 0 0' } },
          // Decap's header names only the area.
          h('strong', null, entry?.label),
          h('br'),
          `${entry?.hint ?? ''} `,
          h('a', { href: '/content/status.html', target: '_top' }, 'How far is each language?'),
        ),
        findings(long),
      );
      if (!entry?.page)
        return h(
          'div',
          null,
          bar,
          h(
            'p',
            { style: { fontFamily: 'system-ui', padding: '8px' } },
            'These texts have no preview: the server uses them itself, from its next start on.',
          ),
        );
      // Pages of the editor itself have one address for all languages.
      const isOwn = entry.page.startsWith('/content/');
      const address = entry.page.replace('{invitation}', invitation).replace('{year}', lastYear);
      const page = new URL(isOwn ? address : toPath(address, language), window.location.origin);
      if (isOwn) {
        page.searchParams.set('language', language);
        page.searchParams.set('entry', name);
      }
      page.searchParams.set('texts', mode);
      page.searchParams.set('theme', theme);
      const scale = scaleOf(width);
      return h(
        'div',
        null,
        bar,
        h('iframe', {
          key: page.href,
          title: 'Preview',
          src: page.href,
          style: {
            border: 0,
            width: `${width}px`,
            height: `${Math.round(760 / scale)}px`,
            transform: `scale(${scale})`,
            transformOrigin: 'top left',
          },
        }),
      );
    },
  });
}
