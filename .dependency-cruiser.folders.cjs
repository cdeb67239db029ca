/** Folders import one way. Needs a run of its own: rules for folders also count the imports of tests unless excluded. */
const { options } = require('./.dependency-cruiser.cjs');

module.exports = {
  options: {
    ...options,
    exclude: { path: '[.]test[.]tsx?$|/test-[^/]+$|^(public|build|[.]cache|tests)/' },
  },
  forbidden: [
    {
      name: 'folders-import-one-way',
      severity: 'error',
      comment:
        'No two folders import each other, directly or through others. Move what both need to a folder below both, or what needs both above them.',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
};
