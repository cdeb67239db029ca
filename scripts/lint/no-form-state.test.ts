import { breaches } from './breaches';

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

const forms = [
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
];

const faulty = [
  drawn(state, '<TextField value={text} onChange={setText} />'),
  drawn(state, '<CountryField value={text} />'),
  drawn(state, '<input value={text} />'),
  drawn('const [isOn] = useState(false)', '<CheckField checked={isOn} />'),
  drawn("const [text] = React.useState('')", '<TextField value={text} />'),
  drawn('const [form] = useReducer(change, empty)', '<TextField value={form.name} />'),
  drawn("const { values = empty } = useDraft('x')", '<TextField value={values.name} />'),
  // State passed down with its setter.
  drawn(state, '<Toggle text={text} onText={setText} />'),
  // Through other names and conversions.
  drawn(`${state}; const { name } = text`, '<TextField value={name} />'),
  drawn(`${state}; const form = { ...text }`, '<TextField value={form.name} />'),
  drawn(state, "<TextField value={String(text ?? '')} />"),
  drawn(state, '<ul>{rows.map((row) => <TextField key={row} value={text[row]} />)}</ul>'),
];

const found = (sources: readonly string[]) =>
  breaches(
    /no-form-state/,
    sources.map((source) => ['src/features/users/screen.tsx', source]),
  );

test('finds a field whose value is held in a state', async () => {
  expect(await found(faulty)).toEqual(faulty.map(() => 1));
});

test('ignores forms, searches and options of a view', async () => {
  expect(await found(forms)).toEqual(forms.map(() => 0));
});
