/**
 * Form values belong in `useDraftForm`, which keeps them and shows their faults. This rule reports fields whose value
 * is a `useState`, `useReducer` or `useDraft` of the same component, and components that receive such a state
 * together with its setter. Searches are not forms. State that only changes what is shown (a filter, a blank copy)
 * uses `useViewOption`.
 */
const stateHooks = new Set(['useState', 'useReducer', 'useDraft']);
const fieldFolders = /(^|\/)(components\/form|domain\/(company|people))\//;
const elements = new Set(['input', 'select', 'textarea']);
const searches = new Set(['SearchField', 'Segmented']);
const valueNames = new Set(['value', 'checked']);

/** The identifiers whose value an expression passes on: `text ?? ''`, `form.text`, `String(days)`. */
function sourcesOf(node) {
  switch (node?.type) {
    case 'Identifier':
      return [node];
    case 'MemberExpression':
      return sourcesOf(node.object);
    case 'LogicalExpression':
      return [...sourcesOf(node.left), ...sourcesOf(node.right)];
    case 'ConditionalExpression':
      return [...sourcesOf(node.consequent), ...sourcesOf(node.alternate)];
    case 'TemplateLiteral':
      return node.expressions.flatMap(sourcesOf);
    case 'CallExpression':
      return node.callee.name === 'String' ? node.arguments.flatMap(sourcesOf) : [];
    case 'TSNonNullExpression':
    case 'TSAsExpression':
    case 'ChainExpression':
      return sourcesOf(node.expression);
    case 'ObjectExpression':
      return node.properties.flatMap((property) =>
        property.type === 'SpreadElement' ? sourcesOf(property.argument) : [],
      );
    default:
      return [];
  }
}

const isState = (node) =>
  node?.type === 'CallExpression' && stateHooks.has(node.callee.property?.name ?? node.callee.name);

/** Whether an identifier refers to a state, directly or through other constants. */
function comesFromState(identifier, scope, seen = new Set()) {
  for (let place = scope; place; place = place.upper) {
    const variable = place.set.get(identifier.name);
    if (!variable) continue;
    if (seen.has(variable)) return false;
    seen.add(variable);
    return variable.defs.some(
      ({ node }) =>
        node.type === 'VariableDeclarator' &&
        (isState(node.init) || sourcesOf(node.init).some((source) => comesFromState(source, place, seen))),
    );
  }
  return false;
}

/** The state that a setter belongs to, as in `const [chosen, setChosen] = useState()`. */
function stateOfSetter(identifier, scope) {
  for (let place = scope; place; place = place.upper) {
    const node = place.set.get(identifier.name)?.defs[0]?.node;
    if (!node) continue;
    const isSetter =
      node.type === 'VariableDeclarator' &&
      node.id.type === 'ArrayPattern' &&
      node.id.elements[1]?.name === identifier.name;
    return isSetter && isState(node.init) ? node.id.elements[0]?.name : undefined;
  }
  return undefined;
}

export const noFormState = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      state:
        'The value of <{{field}}> is held in a state: put the form on useDraftForm, or a filter on useViewOption.',
    },
  },
  create(context) {
    const fields = new Set();
    return {
      ImportDeclaration({ source, specifiers }) {
        if (!fieldFolders.test(source.value)) return;
        for (const { local } of specifiers) if (!searches.has(local.name)) fields.add(local.name);
      },
      JSXOpeningElement(node) {
        const scope = context.sourceCode.getScope(node);
        const { name } = node.name;
        const given = node.attributes.flatMap((attribute) =>
          attribute.type === 'JSXAttribute' && attribute.value?.expression?.type === 'Identifier'
            ? [attribute.value.expression]
            : [],
        );
        const handedDown = given.some((setter) => {
          const state = stateOfSetter(setter, scope);
          return state !== undefined && given.some((value) => value.name === state);
        });
        if (handedDown && !searches.has(name))
          context.report({ node, messageId: 'state', data: { field: name } });
        const isField = fields.has(name) || elements.has(name);
        if (handedDown || !isField || node.attributes.some((each) => each.name?.name === 'readOnly')) return;
        const values = node.attributes.flatMap((attribute) =>
          attribute.type === 'JSXAttribute' && valueNames.has(attribute.name.name)
            ? sourcesOf(attribute.value?.expression)
            : [],
        );
        if (values.some((source) => comesFromState(source, scope)))
          context.report({ node, messageId: 'state', data: { field: name } });
      },
    };
  },
};
