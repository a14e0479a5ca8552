/** Who may import whom (docs/architecture.md). Each message says what to do instead. */
const test = '\\.(test|contract)\\.tsx?$|/testing/|/contract/';
const node = { dependencyTypes: ['core'] };

const fence = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });
const only = (name, allowed, comment) =>
  fence(
    `${name}-imports-only-what-it-may`,
    { path: `^packages/${name}/src`, pathNot: test },
    { path: '^packages/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
    comment,
  );

module.exports = {
  forbidden: [
    fence(
      'no-cycles',
      {},
      { circular: true, viaOnly: { pathNot: 'node_modules' } },
      'Two files that need each other hide a third: move what they share down.',
    ),
    only('domain', [], 'The domain knows no other package: pass what it needs as a parameter.'),
    only('ui', [], 'Design primitives know no form and no call: lift the knowledge into web or field-types.'),
    only('storage', [], 'Storage knows no product: tables belong to the package that owns them.'),
    only('field-types', ['domain', 'ui'], 'Field types know the domain and the design primitives only.'),
    only(
      'vault',
      ['domain', 'storage'],
      'The vault knows the domain and storage only; join it with the rest in server/compose.ts.',
    ),
    only(
      'server',
      ['domain', 'field-types', 'storage', 'vault'],
      'The server gets the built page renderer handed in; rules live in domain or field-types.',
    ),
    only('web', ['domain', 'field-types', 'ui'], 'web and server meet only in domain.'),
    only(
      'dev-idp',
      [],
      'The development identity provider plays a stranger: it speaks to the portal over HTTP only.',
    ),
    fence(
      'domain-is-pure',
      { path: '^packages/domain/src', pathNot: test },
      node,
      'The domain is pure: no Node. Take it as a parameter.',
    ),
    fence(
      'ui-runs-in-browsers',
      { path: '^packages/(ui|field-types)/src', pathNot: test },
      node,
      'Runs in browsers: no Node.',
    ),
    fence(
      'web-runs-in-browsers',
      { path: '^packages/web/src', pathNot: test },
      node,
      'Runs in browsers: no Node. Build scripts stand beside src.',
    ),
    fence(
      'schemas-only-in-wire-and-api',
      { path: '^packages/domain/src', pathNot: `\\.wire\\.ts$|/api/|${test}` },
      { path: 'node_modules/zod' },
      'A schema library must not reach the visitor’s bundle: parse in a *.wire.ts file.',
    ),
    fence(
      'visitors-carry-no-schemas',
      { path: '^packages/(ui|field-types)/src|^packages/web/src/(public|shared)', pathNot: test },
      { path: 'packages/domain/src/(wire|api/)|\\.wire\\.ts$|node_modules/zod' },
      'The public page gets domain values embedded in its HTML; only admin code parses.',
    ),
    fence(
      'visitors-carry-no-administration',
      { path: '^packages/web/src/(public|shared)', pathNot: test },
      { path: '^packages/web/src/admin/|packages/field-types/src/editor-ui' },
      'Whoever fills in a form fetches nothing of the administration: move what both need to shared.',
    ),
    fence(
      'editor-model-is-pure',
      { path: '^packages/web/src/admin/editor/model', pathNot: test },
      {
        path: 'node_modules/react|packages/ui/|\\.tsx$|\\.css$|^packages/web/src/(?!admin/editor/model/|admin/unsaved-changes/unsaved-changes\\.ts$)',
        pathNot: '^packages/ui/src/icons/index\\.ts$',
      },
      'The editor’s model is tested without a document: what a screen needs to know, it reads from the state. Commands name their icons.',
    ),
    fence(
      'rules-know-no-react',
      { path: '^packages/field-types/src/.*\\.ts$', pathNot: `ui(-contract)?\\.ts$|${test}` },
      { path: 'node_modules/react|\\.tsx$' },
      'Rules of a field type run on the server too: keep React in the *.input.tsx file.',
    ),
    fence(
      'controls-carry-no-rules',
      { path: '^packages/field-types/src/.*\\.input\\.tsx$', pathNot: test },
      {
        path: '^packages/field-types/src/(([^/]+)/\\2|.*-(rules|problems)|shared/property-value)\\.ts$',
        reachable: true,
      },
      'Controls come with the first paint, rules later, and the bundler splits no file: move what both need to a file of its own.',
    ),
    fence(
      'field-types-are-apart',
      { path: '^packages/field-types/src/([^/]+)/', pathNot: test },
      {
        path: '^packages/field-types/src/[^/]+/',
        pathNot: '^packages/field-types/src/(shared|$1)/',
      },
      'The folder of a field type imports from no other: move what several types share to shared.',
    ),
    fence(
      'server-knows-no-react',
      { path: '^packages/(server|vault|storage)/src' },
      { path: 'node_modules/react|packages/field-types/src/ui|\\.tsx$' },
      'The server gets the built page renderer handed in.',
    ),
    fence(
      'tests-stay-out-of-the-product',
      { path: '^packages/[^/]+/src', pathNot: test },
      { path: '/testing/|\\.(test|contract)\\.tsx?$|vitest|fast-check' },
      'Only tests import …/testing entries and contract suites.',
    ),
    fence(
      'server-features-are-apart',
      {
        path: '^packages/server/src/(forms|form-logic|form-opening|submissions|tables|delivery|confirmation|receipt|structure|settings|translations|file-types|identity|pages|health|vault-objects|audit|mfws|mail|metrics|retention|moving|vault-administration|vault-diagnostics|virus-scan)/',
        pathNot: test,
      },
      {
        path: '^packages/server/src/(forms|submissions|delivery|confirmation|receipt|structure|settings|translations|file-types|identity|pages|health|vault-objects|mfws|mail|retention|moving|vault-administration|vault-diagnostics|virus-scan|commands)/',
        pathNot: '^packages/server/src/$1/',
      },
      'A feature folder never imports another: move what they share down, or join them in compose.ts.',
    ),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules/(?!zod|react|vitest|fast-check)|/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
