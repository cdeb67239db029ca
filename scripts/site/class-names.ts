interface Rule {
  oneOf?: Rule[];
  use?: unknown;
}

interface Loader {
  options?: { modules?: unknown };
}

/** Five signs of a hash of file and name: a page has hundreds of classes, in its scripts, its styles and its HTML. */
const localIdentName = '[hash:base64:5]';

const hasModules = (loader: unknown): loader is { options: { modules: object } } => {
  const modules = (loader as Loader | undefined)?.options?.modules;
  return typeof modules === 'object' && modules !== null && 'localIdentName' in modules;
};

/** Replaces Gatsby's names of CSS classes, `notice-module--actions--eaa31`, in the rules of a built site. */
export function withShortClassNames<Of extends Rule>(rules: readonly Of[]): Of[] {
  return rules.map((rule) => ({
    ...rule,
    ...(rule.oneOf && { oneOf: withShortClassNames(rule.oneOf) }),
    ...(Array.isArray(rule.use) && {
      use: rule.use.map((loader: unknown) =>
        hasModules(loader)
          ? {
              ...loader,
              options: { ...loader.options, modules: { ...loader.options.modules, localIdentName } },
            }
          : loader,
      ),
    }),
  }));
}
