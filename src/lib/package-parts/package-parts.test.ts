import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import * as formik from 'formik';
import clone from './clone';
import cloneDeep from './clone-deep';
import isEqual from './is-equal';
import isPlainObject from './is-plain-object';
import keepStatics from './keep-statics';
import mergeDeep from './merge-deep';
import propTypes from './prop-types';
import replaces from './replaces.json';
import toPath from './to-path';

/** The original package, by a name that is not replaced. */
const original = <Part extends object>(name: string) => jest.requireActual<Part>(name);
const theirs = {
  clone: original<typeof clone>('lodash/clone'),
  cloneDeep: original<typeof cloneDeep>('lodash/cloneDeep'),
  isPlainObject: original<(value: unknown) => boolean>('lodash/isPlainObject'),
  toPath: original<typeof toPath>('lodash/toPath'),
  isEqual: original<typeof isEqual>('react-fast-compare/index'),
  deepmerge: original<typeof mergeDeep>('formik/node_modules/deepmerge'),
  formik: original<typeof formik>('formik/dist/formik.cjs.development.js'),
};

const name = fc.stringMatching(/^[a-zA-Z]\w{0,5}$/);
/** Values that forms hold: JSON and undefined. */
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(undefined, null, true, false, '', 0, Number.NaN),
    fc.string(),
    fc.double(),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.sparseArray(tie('value'), { maxLength: 4 }),
    fc.dictionary(name, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));
const record = fc.dictionary(name, value, { maxKeys: 5, noNullPrototype: true });
/** Paths as in field names and in yup's errors. */
const path = fc
  .tuple(
    name,
    fc.array(
      fc.oneof(
        name.map((key) => `.${key}`),
        fc.nat(5).map((index) => `[${index}]`),
      ),
      { maxLength: 3 },
    ),
  )
  .map(([first, rest]) => first + rest.join(''));

/** Both return the same for any arguments. */
const expectSame = <Given extends unknown[]>(
  given: fc.Arbitrary<Given>,
  ours: (...values: Given) => unknown,
  original: (...values: Given) => unknown,
) => fc.assert(fc.property(given, (values) => expect(ours(...values)).toStrictEqual(original(...values))));

it('replaces everything formik imports except React', () => {
  const source = readFileSync(require.resolve('formik/dist/formik.esm.js'), 'utf8');
  const imported = [...source.matchAll(/^import .* from '(.+)';$/gm)].map(([, from]) => from);
  expect(imported.sort()).toEqual([...Object.keys(replaces), 'react'].sort());
});

it('copies one level as lodash does, and keeps the class', () => {
  expectSame(fc.tuple(value), clone, theirs.clone);
  class Person {
    name = 'Ada';
  }
  const person = new Person();
  expect(clone(person)).toEqual(person);
  expect(clone(person)).toBeInstanceOf(Person);
  const given = { inner: {} };
  expect(clone(given)).not.toBe(given);
  expect(clone(given).inner).toBe(given.inner);
});

it('copies all levels as lodash does', () => {
  expectSame(fc.tuple(value), cloneDeep, theirs.cloneDeep);
  const given = { rows: [{ amount: 1 }] };
  const copied = cloneDeep(given);
  expect(copied.rows).not.toBe(given.rows);
  expect(copied.rows[0]).not.toBe(given.rows[0]);
});

it.each([
  ...[{}, Object.create(null), [], null, undefined, 'text', 1, () => 1],
  ...[new Date(0), /x/, new Map(), new (class Person {})(), new File([], 'a.csv')],
])('recognises plain objects as lodash does: %p', (given) => {
  expect(isPlainObject(given)).toBe(theirs.isPlainObject(given));
});

it('reads paths as lodash does', () => {
  expectSame(fc.tuple(path), toPath, theirs.toPath);
  expectSame(fc.tuple(fc.array(fc.oneof(name, fc.nat(9)))), toPath, theirs.toPath);
  for (const given of ['', 'a', 'a.b', 'a[0].b', 'rows["a.b"].c', 'rows["say \\"hi\\""]', 0])
    expect(toPath(given)).toEqual(theirs.toPath(given));
});

it('compares as react-fast-compare does', () => {
  expectSame(fc.tuple(value, value), isEqual, theirs.isEqual);
  fc.assert(fc.property(value, (given) => isEqual(given, cloneDeep(given))));
  fc.assert(
    fc.property(record, name, value, (given, key, changed) => {
      const other = { ...given, [key]: changed };
      expect(isEqual(given, other)).toBe(theirs.isEqual(given, other));
    }),
  );
});

it('merges errors as deepmerge does', () => {
  const arrayMerge = (target: unknown[], source: unknown[]) => [...target, ...source];
  const all = (merge: typeof mergeDeep) => (errors: unknown[]) => merge.all(errors, { arrayMerge });
  expectSame(fc.tuple(fc.array(record, { maxLength: 3 })), all(mergeDeep), all(theirs.deepmerge));
});

it('returns a component unchanged', () => {
  const Component = () => null;
  expect(keepStatics(Component)).toBe(Component);
});

it('lets formik read, write and validate values as with the original packages', () => {
  expectSame(fc.tuple(record, path), formik.getIn, theirs.formik.getIn);
  expectSame(fc.tuple(record, path, value), formik.setIn, theirs.formik.setIn);
  expectSame(fc.tuple(record), formik.prepareDataForValidation, theirs.formik.prepareDataForValidation);
  expect(formik.setIn({ rows: formik.setIn([], '2', 'wrong') }, 'rows[0]', 'wrong')).toStrictEqual({
    rows: ['wrong', undefined, 'wrong'],
  });
  const yupError = (paths: string[]) => ({ inner: paths.map((each) => ({ path: each, message: 'wrong' })) });
  expectSame(
    fc.tuple(fc.array(path)),
    (paths) => formik.yupToFormErrors(yupError(paths)),
    (paths) => theirs.formik.yupToFormErrors(yupError(paths)),
  );
});

it('provides every prop-types checker that a package may use', () => {
  const declared = {
    to: propTypes.string?.isRequired,
    children: propTypes.oneOfType?.().isRequired,
  };
  expect(Object.values(declared).every((each) => typeof each === 'function')).toBe(true);
});
