type Checker = (() => Checker) & { isRequired: Checker };

const checker = (() => checker) as Checker;
checker.isRequired = checker;

/** prop-types for the built site, where React checks no properties: every name exists and does nothing. */
export default new Proxy<Record<string, Checker>>({}, { get: () => checker });
