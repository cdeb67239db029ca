import type { Locale } from '../../core/i18n/locales';
import { termsIn } from '../../scripts/content/glossary';
import { withFigureSpacing } from '../../scripts/content/language/figure-spacing';
import { withFrenchSpacing } from '../../scripts/content/language/french-spacing';
import type { Held } from '../../scripts/content/notes/notes';
import type { Finding } from '../../scripts/content/rules';
import { textFindings } from '../../scripts/content/text-faults';
import type { EditorConfig } from './config';
import { showFirstFault } from './first-fault';
import { summaryOf } from './notes/described';
import { openNotes } from './notes/notes-panel';
import type { NotesStore } from './notes/notes-store';
import type { Outdated } from './outdated';
import { author } from './panels/author';
import { hiddenLanguages, onShownLanguages } from './shown-languages';
import type { Suggester } from './suggestions/suggester';
import type { Suggestion } from './suggestions/similar-texts';
import type { Help } from './text-help';
import { textRow } from './text-row';
import { onPublished, rememberTyped, typedInto, type Typed } from './unsaved';

interface ControlProps {
  value: ImmutableMap | undefined;
  field: ImmutableMap;
  forID: string;
  classNameWrapper: string;
  onChange: (value: ImmutableMap | undefined) => void;
}

type Values = Partial<Record<Locale, string>>;

interface ControlState {
  /** The published texts, as far as this editor knows. */
  before: Values;
  /** Text typed before the page was loaded. */
  restored: Typed;
  hidden: readonly Locale[];
  /** Suggestions, by language that has had focus. */
  suggested: Partial<Record<Locale, readonly Suggestion[]>>;
  /** Why a translation service failed. */
  failed: Partial<Record<Locale, string>>;
  /** Counts changes of the notes, to render again. */
  noted: number;
}

interface ControlOptions {
  config: EditorConfig;
  notes: NotesStore;
  outdated: Outdated;
  suggester: Suggester;
  /** Opens the earlier versions of a text, `namespace:dotted.key`. */
  showVersions: (text: string) => void;
}

/** Edits one text in all its languages, one below the other, and shows the faults of each immediately. */
export function createTextsControl({
  config,
  notes,
  outdated,
  suggester,
  showVersions,
}: ControlOptions): unknown {
  const { languages, rules, routes } = config;
  const { h, createClass } = window;
  const stopListening = new WeakMap<object, () => void>();

  /** The English text that a translation is checked against. */
  function referenceOf(field: ImmutableMap, values: Values, before: Values, language: Locale) {
    const ofOtherForm = field.get('reference') as string | undefined;
    if (ofOtherForm !== undefined) return ofOtherForm;
    // An English text is compared with its previous version: only programmers change its placeholders.
    // If it is faulty, that is one finding: translations are also compared with the previous version.
    const isEnglishRight = language !== 'en' && faultsOf(field, values, before, 'en').length === 0;
    const english = (isEnglishRight ? values : before).en;
    return english === '' ? undefined : english;
  }

  function findingsOf(field: ImmutableMap, values: Values, before: Values, language: Locale): Finding[] {
    const name = field.get('text') as string;
    const text = values[language] ?? '';
    const isRemoved = (before.en ?? '') !== '' && values.en === '';
    const isUnwritten = Object.values(values).every((each) => each === '');
    if (field.get('optional') === true && (isRemoved || isUnwritten)) return [];
    const english = referenceOf(field, values, before, language);
    return textFindings({ language, name, text, english }, rules, routes);
  }

  const faultsOf = (...given: Parameters<typeof findingsOf>): string[] =>
    findingsOf(...given).flatMap(({ problem, override }) => (override ? [] : [problem]));

  const termsOf = (english: string, language: Locale): Help['terms'] =>
    termsIn(english, rules.glossary).map((term) => ({
      english: term.english,
      told: language === 'en' ? term.meaning : term.translations[language].join(', '),
    }));

  /** Restores typed, unpublished text where it is missing. */
  function restore({ value, field, onChange }: ControlProps): void {
    const typed = Object.entries(typedInto(field.get('text') as string));
    const lost = typed.filter(([language, { text }]) => value?.get(language) !== text);
    if (value && lost.length > 0)
      onChange(lost.reduce((all, [language, { text }]) => all.set(language, text), value));
  }

  return createClass<ControlProps, ControlState>({
    getInitialState(): ControlState {
      const before = (this.props.value?.toJS() ?? {}) as Values;
      return {
        before,
        restored: typedInto(this.props.field.get('text') as string),
        hidden: hiddenLanguages(),
        suggested: {},
        failed: {},
        noted: 0,
      };
    },

    componentDidMount() {
      const stops = [
        onShownLanguages(() => this.setState({ hidden: hiddenLanguages() })),
        onPublished(() => {
          const { value, field, onChange } = this.props;
          const typed = Object.entries(typedInto(field.get('text') as string));
          const seen = Object.fromEntries(typed.map(([language, each]) => [language, each.seen]));
          this.setState({ before: { ...(value?.toJS() as Values), ...seen }, restored: {} });
          // Decap considers the entry unchanged after the publication, but text typed in the meantime is a change.
          if (typed.length > 0) setTimeout(() => onChange(this.props.value));
        }),
        notes.onChange(() => this.setState({ noted: this.state.noted + 1 })),
      ];
      stopListening.set(this, () => stops.forEach((stop) => stop()));
      restore(this.props);
    },

    /** After publishing, Decap reads the entry again, without text typed in the meantime. */
    componentDidUpdate({ value }: ControlProps) {
      if (value !== this.props.value) restore(this.props);
    },

    componentWillUnmount() {
      stopListening.get(this)?.();
    },

    /** Called by Decap before it saves. Existing faults do not prevent other texts from being saved. */
    isValid() {
      const values = (this.props.value?.toJS() ?? {}) as Values;
      const wrong = languages
        .filter(({ code }) => (values[code] ?? '') !== (this.state.before[code] ?? ''))
        .map(({ code, name }) => ({
          id: `${this.props.forID}-${code}`,
          faults: faultsOf(this.props.field, values, this.state.before, code).map(
            (problem) => `${name} ${problem}`,
          ),
        }))
        .filter(({ faults }) => faults.length > 0);
      const [first] = wrong;
      if (!first) return true;
      showFirstFault(first.id);
      return { error: { message: `${wrong.flatMap(({ faults }) => faults).join('. ')}.` } };
    },

    render() {
      const { field, value, forID, classNameWrapper, onChange } = this.props;
      const { before, restored, hidden, suggested, failed } = this.state;
      const values = (value?.toJS() ?? {}) as Values;
      const own = (field.get('languages') as ImmutableMap).toJS() as Locale[];
      const name = field.get('text') as string;
      const [namespace = '', key = ''] = name.split(':');
      const suggest = (code: Locale, more: readonly Suggestion[]) =>
        this.setState({ suggested: { ...this.state.suggested, [code]: more } });
      const rows = languages
        .filter(({ code }) => own.includes(code) && !hidden.includes(code))
        .map(({ code, name: language }) => {
          const published = before[code] ?? '';
          const text = values[code] ?? '';
          const isOvertaken = restored[code] !== undefined && restored[code].seen !== published;
          const english = code === 'en' ? text : (referenceOf(field, values, before, code) ?? '');
          const held: Held = { text, english: code === 'en' ? '' : english };
          const suggestions = suggested[code];
          const ask = () =>
            void suggester.translate?.by(english, code).then(
              (found) => suggest(code, [...(this.state.suggested[code] ?? []), found]),
              (error: Error) => this.setState({ failed: { ...this.state.failed, [code]: error.message } }),
            );
          const host = code === 'en' ? undefined : suggester.translate?.host;
          const noted = { text: { name, language: code }, languageName: language, held };
          const askNotes = (told = '') =>
            openNotes({ ...noted, told, findings: () => findingsOf(field, values, before, code) }, notes);
          const id = `${forID}-${code}`;
          return textRow({
            id,
            code,
            name: language,
            text,
            before: published,
            meanwhile: isOvertaken && text !== published ? published : undefined,
            findings: findingsOf(field, values, before, code),
            summary: summaryOf(notes.of(code, namespace), key, held),
            help: suggestions && {
              terms: termsOf(english, code),
              suggestions,
              machine: host === undefined ? undefined : { host, ask, failed: failed[code] },
            },
            change: (given) => {
              const typed = withFigureSpacing(code === 'fr' ? withFrenchSpacing(given) : given);
              rememberTyped(name, code, published, typed);
              onChange(value?.set(code, typed));
              return typed;
            },
            enter: () => {
              if (suggestions) return;
              suggest(code, []);
              void suggester
                .similar({ name, language: code, english, text })
                .then((found) => suggest(code, found));
            },
            // While the English text is being changed, nobody can say whether a translation suits it.
            source:
              text === published && values.en === before.en ? outdated.sourceOf(name, code, held) : undefined,
            openNotes: () => askNotes(),
            confirm: () => {
              // The button disappears.
              document.getElementById(id)?.focus();
              if (author() === '') askNotes('Give your name, then choose “Approved”.');
              else
                void notes
                  .add(noted.text, { kind: 'state', state: 'approved', ...held })
                  .catch((error: Error) => askNotes(error.message));
            },
          });
        });
      const versions = h('button', { type: 'button', onClick: () => showVersions(name) }, 'Earlier versions');
      // Without the group, all fields of a language would have the same name in a screen reader.
      const group = { role: 'group', 'aria-label': field.get('label') as string };
      return h('div', { className: classNameWrapper, id: forID, ...group }, ...rows, versions);
    },
  });
}
