import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { noFormState } from './no-form-state.mjs';

const tester = new RuleTester({
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: { ecmaFeatures: { jsx: true } },
  },
});

/** A component with a hook that renders a field. */
const drawn = (hook: string, field: string) => `
  import { CheckField } from '../../../components/form/check-field';
  import { SearchField } from '../../../components/form/search-field';
  import { TextField } from '../../../components/form/text-field';
  import { CountryField } from '../../../domain/company/country-field';
  import { Toggle } from './toggle';
  export function Screen() {
    ${hook};
    return ${field};
  }`;
const state = "const [text, setText] = useState('')";
const errors = [{ messageId: 'state' }];

tester.run('no-form-state', noFormState, {
  valid: [
    drawn('const form = useDraftForm({ stored })', "<TextField {...form.field('name')} />"),
    drawn('const form = useDraftForm({ stored })', '<TextField value={form.values.name} />'),
    // Searches, filters and other view options are not forms.
    drawn(state, '<SearchField value={text} onChange={setText} />'),
    drawn('const [isBlank, setBlank] = useViewOption(false)', '<CheckField checked={isBlank} />'),
    drawn(state, '<Toggle value={text} />'),
    drawn(state, '<Toggle value={other} onChange={setText} />'),
    drawn("const [text, setText] = useViewOption('')", '<Toggle value={text} onChange={setText} />'),
    // State that only controls a field or is only displayed is not typed into it.
    drawn(state, '<TextField value={name} label={text} />'),
    drawn(state, "<TextField value={text === '' ? name : other} />"),
    drawn(state, '<textarea readOnly value={text} />'),
  ],
  invalid: [
    { code: drawn(state, '<TextField value={text} onChange={setText} />'), errors },
    { code: drawn(state, '<CountryField value={text} />'), errors },
    { code: drawn(state, '<input value={text} />'), errors },
    { code: drawn('const [isOn] = useState(false)', '<CheckField checked={isOn} />'), errors },
    { code: drawn("const [text] = React.useState('')", '<TextField value={text} />'), errors },
    { code: drawn('const [form] = useReducer(change, empty)', '<TextField value={form.name} />'), errors },
    { code: drawn("const { values = empty } = useDraft('x')", '<TextField value={values.name} />'), errors },
    // State passed down with its setter.
    { code: drawn(state, '<Toggle text={text} onText={setText} />'), errors },
    // Through other names and conversions.
    { code: drawn(`${state}; const { name } = text`, '<TextField value={name} />'), errors },
    { code: drawn(`${state}; const form = { ...text }`, '<TextField value={form.name} />'), errors },
    { code: drawn(state, "<TextField value={String(text ?? '')} />"), errors },
    { code: drawn(state, '<ul>{rows.map((row) => <TextField key={row} value={text[row]} />)}</ul>'), errors },
  ],
});
