import type { Locale } from '../../core/i18n/locales';
import { withFrenchSpacing } from '../../scripts/content/language/french-spacing';
import { textFaults } from '../../scripts/content/text-faults';
import type { EditorConfig } from './config';
import { hiddenLanguages, onShownLanguages } from './shown-languages';
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
  /** What is published, as far as this editor knows. */
  before: Values;
  /** What was typed before the page was loaded. */
  restored: Typed;
  hidden: readonly Locale[];
}

interface ControlOptions {
  config: EditorConfig;
  /** Opens the earlier versions of a text, `namespace:dotted.key`. */
  showVersions: (text: string) => void;
}

/** Edits one text in all its languages, one below the other, and says at once what is wrong with each. */
export function createTextsControl({ config, showVersions }: ControlOptions): unknown {
  const { languages, rules, routes } = config;
  const { h, createClass } = window;
  const stopListening = new WeakMap<object, () => void>();

  function faultsOf(field: ImmutableMap, values: Values, before: Values, language: Locale): string[] {
    const name = field.get('text') as string;
    // An English text is held against the one it was: what the product fills in, only its programmers change.
    // Where that is wrong, it is one finding: translations are held against the one it was as well.
    const isEnglishRight = language !== 'en' && faultsOf(field, values, before, 'en').length === 0;
    const english = (isEnglishRight ? values : before).en;
    const text = values[language] ?? '';
    const isRemoved = (before.en ?? '') !== '' && values.en === '';
    const isUnwritten = Object.values(values).every((each) => each === '');
    if (field.get('optional') === true && (isRemoved || isUnwritten)) return [];
    return textFaults({ language, name, text, english: english === '' ? undefined : english }, rules, routes);
  }

  return createClass<ControlProps, ControlState>({
    getInitialState() {
      const before = (this.props.value?.toJS() ?? {}) as Values;
      return {
        before,
        restored: typedInto(this.props.field.get('text') as string),
        hidden: hiddenLanguages(),
      };
    },

    componentDidMount() {
      const stops = [
        onShownLanguages(() => this.setState({ hidden: hiddenLanguages() })),
        onPublished(() => this.setState({ before: this.props.value?.toJS() ?? {}, restored: {} })),
      ];
      stopListening.set(this, () => stops.forEach((stop) => stop()));
      const { value, onChange } = this.props;
      const typed = Object.entries(this.state.restored);
      if (value && typed.length > 0)
        onChange(typed.reduce((all, [language, { text }]) => all.set(language, text), value));
    },

    componentWillUnmount() {
      stopListening.get(this)?.();
    },

    /** Asked by Decap before it saves. What was wrong before does not keep other texts from being saved. */
    isValid() {
      const values = (this.props.value?.toJS() ?? {}) as Values;
      const faults = languages
        .filter(({ code }) => (values[code] ?? '') !== (this.state.before[code] ?? ''))
        .flatMap(({ code, name }) =>
          faultsOf(this.props.field, values, this.state.before, code).map((problem) => `${name} ${problem}`),
        );
      return faults.length === 0 ? true : { error: { message: `${faults.join('. ')}.` } };
    },

    render() {
      const { field, value, forID, classNameWrapper, onChange } = this.props;
      const { before, restored, hidden } = this.state;
      const values = (value?.toJS() ?? {}) as Values;
      const own = (field.get('languages') as ImmutableMap).toJS() as Locale[];
      const name = field.get('text') as string;
      const rows = languages
        .filter(({ code }) => own.includes(code) && !hidden.includes(code))
        .map(({ code, name: language }) => {
          const published = before[code] ?? '';
          const text = values[code] ?? '';
          const isOvertaken = restored[code] !== undefined && restored[code].seen !== published;
          return textRow({
            id: `${forID}-${code}`,
            code,
            name: language,
            text,
            before: published,
            meanwhile: isOvertaken && text !== published ? published : undefined,
            faults: faultsOf(field, values, before, code),
            change: (given) => {
              const typed = code === 'fr' ? withFrenchSpacing(given) : given;
              rememberTyped(name, code, published, typed);
              onChange(value?.set(code, typed));
            },
          });
        });
      const versions = h('button', { type: 'button', onClick: () => showVersions(name) }, 'Earlier versions');
      return h('div', { className: classNameWrapper, id: forID }, ...rows, versions);
    },
  });
}
