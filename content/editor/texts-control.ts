import type { Locale } from '../../core/i18n/locales';
import { textFaults } from '../../scripts/content/text-faults';
import type { EditorConfig } from './config';

interface ControlProps {
  value: ImmutableMap | undefined;
  field: ImmutableMap;
  forID: string;
  classNameWrapper: string;
  onChange: (value: ImmutableMap | undefined) => void;
}

type Values = Partial<Record<Locale, string>>;

const rowsOf = (text: string) => Math.max(1, Math.ceil(text.length / 60));

/** Edits one text in all its languages, one below the other, and says at once what is wrong with each. */
export function createTextsControl({ languages, rules, routes }: EditorConfig): unknown {
  const { h, createClass } = window;

  function faultsOf(field: ImmutableMap, values: Values, before: Values, language: Locale): string[] {
    const name = field.get('text') as string;
    // An English text is held against the one it was: what the product fills in, only its programmers change.
    const english = (language === 'en' ? before : values).en;
    const text = values[language] ?? '';
    const isRemoved = (before.en ?? '') !== '' && values.en === '';
    const isUnwritten = Object.values(values).every((each) => each === '');
    if (field.get('optional') === true && (isRemoved || isUnwritten)) return [];
    return textFaults({ language, name, text, english: english === '' ? undefined : english }, rules, routes);
  }

  return createClass<ControlProps, { before: Values }>({
    getInitialState() {
      return { before: (this.props.value?.toJS() ?? {}) as Values };
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
      const values = (value?.toJS() ?? {}) as Values;
      const own = (field.get('languages') as ImmutableMap).toJS() as Locale[];
      return h(
        'div',
        { className: classNameWrapper, id: forID },
        ...languages
          .filter(({ code }) => own.includes(code))
          .map(({ code, name }) => {
            const text = values[code] ?? '';
            const faults = faultsOf(field, values, this.state.before, code);
            const id = `${forID}-${code}`;
            return h(
              'div',
              {
                key: code,
                style: {
                  display: 'grid',
                  gridTemplateColumns: '6.5rem 1fr',
                  gap: '4px 8px',
                  padding: '4px 0',
                },
              },
              h(
                'label',
                { htmlFor: id, style: { color: '#4b5563', fontSize: '0.8125rem', paddingTop: '6px' } },
                name,
              ),
              h('textarea', {
                id,
                lang: code,
                rows: rowsOf(text),
                value: text,
                spellCheck: true,
                'aria-invalid': faults.length > 0,
                'aria-describedby': faults.length > 0 ? `${id}-fault` : undefined,
                onChange: ({ target }: { target: HTMLTextAreaElement }) =>
                  onChange(value?.set(code, target.value)),
                style: {
                  border: `1px solid ${faults.length > 0 ? '#b42318' : '#9aa4b2'}`,
                  borderRadius: '4px',
                  font: 'inherit',
                  padding: '4px 8px',
                  resize: 'vertical',
                  width: '100%',
                },
              }),
              faults.length > 0 &&
                h(
                  'p',
                  {
                    id: `${id}-fault`,
                    role: 'alert',
                    style: { color: '#b42318', fontSize: '0.8125rem', gridColumn: '2', margin: 0 },
                  },
                  `This text ${faults.join('; it ')}.`,
                ),
            );
          }),
      );
    },
  });
}
