import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isPageText, isPanelText } from '@form-portal/domain';
import { bundledCatalogue } from '@form-portal/domain/texts';
import { fieldTypes } from '@form-portal/field-types';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from './run-steps.ts';

/** A text key and where it is used. */
interface KeyUse {
  readonly key: string;
  readonly place: string;
}

const packages = ['domain', 'field-types', 'ui', 'web', 'server'];

function sources(): readonly string[] {
  return packages.flatMap((name) => {
    const folder = join(root, 'packages', name, 'src');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|testing\//.test(path))
      .map((path) => join(folder, path));
  });
}

function programOf(files: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    readonly config: unknown;
  };
  return ts.createProgram(files, ts.parseJsonConfigFileContent(config, ts.sys, root).options);
}

/** Every string in a piece of code. */
function literalsIn(node: ts.Node): readonly string[] {
  const own = ts.isStringLiteralLike(node) ? [node.text] : [];
  const inside: string[] = [];
  ts.forEachChild(node, (child) => void inside.push(...literalsIn(child)));
  return [...own, ...inside];
}

/** A call whose parameter has more possible keys than this is ignored: its keys are spelled elsewhere. */
const maxKeys = 60;

/** Where texts are defined, not used. */
const definitions = /\/domain\/src\/translations\/|\.texts\.ts$/;

/**
 * Collects text keys from calls of a translate function, from the members that such calls read, and from
 * string literals.
 */
class KeyCollector {
  readonly uses: KeyUse[] = [];
  /** Members that calls read keys from, such as `textKey`. */
  readonly #members = new Set<string>();
  /** Calls whose key cannot be traced to a literal. */
  readonly untraceable: string[] = [];
  readonly #program: ts.Program;
  readonly #checker: ts.TypeChecker;

  constructor(program: ts.Program) {
    this.#program = program;
    this.#checker = program.getTypeChecker();
  }

  collect(files: readonly string[]): void {
    const readers = files.filter((file) => !definitions.test(file));
    for (const visit of [this.#readCall, this.#readAttribute, this.#readMember, this.#readSpelling])
      for (const file of readers) this.#walk(this.#program.getSourceFile(file), visit);
  }

  #walk(node: ts.Node | undefined, visit: (node: ts.Node) => void): void {
    if (node === undefined) return;
    visit(node);
    ts.forEachChild(node, (child) => {
      this.#walk(child, visit);
    });
  }

  readonly #readCall = (node: ts.Node): void => {
    const [argument] = ts.isCallExpression(node) ? node.arguments : [];
    if (argument === undefined || !ts.isCallExpression(node) || !this.#translates(node)) return;
    if (!this.#readKey(argument, node)) this.untraceable.push(`${this.#placeOf(node)}: ${node.getText()}`);
  };

  /** Whether the expression of a key can be traced to literals, its own or those of a member. */
  #readKey(expression: ts.Expression, node: ts.Node): boolean {
    const keys = this.#spellings(expression);
    const member = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
    if (keys !== undefined) this.#addUses(keys, node);
    else if (ts.isIdentifier(member) && /[kK]ey$/.test(member.text)) this.#members.add(member.text);
    else return false;
    return true;
  }

  /** `textKey` of an element is the key of a text that it shows. */
  readonly #readAttribute = (node: ts.Node): void => {
    if (!ts.isJsxAttribute(node) || node.name.getText() !== 'textKey') return;
    const value = node.initializer;
    if (value !== undefined && ts.isStringLiteral(value)) this.#addUses([value.text], node);
    const expression = value && ts.isJsxExpression(value) ? value.expression : undefined;
    if (expression !== undefined) this.#readKey(expression, node);
  };

  readonly #readMember = (node: ts.Node): void => {
    if (!ts.isPropertyAssignment(node) || !this.#members.has(node.name.getText())) return;
    const keys = ts.isArrowFunction(node.initializer)
      ? literalsIn(node.initializer).filter(isKnown)
      : (this.#spellings(node.initializer) ?? []);
    // Many objects have an unrelated member `key`, keyboard events for one.
    this.#addUses(node.name.getText() === 'key' ? keys.filter(isKnown) : keys, node);
  };

  /** A string that is a known key containing a dot is always a use of that key. */
  readonly #readSpelling = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && node.text.includes('.') && isKnown(node.text))
      this.#addUses([node.text], node);
  };

  /** Whether a call is one of a translate function: its callee is `text`, its first parameter `key`. */
  #translates(call: ts.CallExpression): boolean {
    const callee = ts.isPropertyAccessExpression(call.expression) ? call.expression.name : call.expression;
    if (callee.getText() !== 'text') return false;
    return this.#checker.getResolvedSignature(call)?.parameters[0]?.name === 'key';
  }

  #spellings(expression: ts.Expression): readonly string[] | undefined {
    if (!ts.isTemplateExpression(expression)) return this.#literals(expression);
    return expression.templateSpans.reduce<readonly string[] | undefined>(
      (heads, span) => {
        const values = this.#literals(span.expression);
        return values && heads?.flatMap((head) => values.map((value) => head + value + span.literal.text));
      },
      [expression.head.text],
    );
  }

  #literals(expression: ts.Expression): readonly string[] | undefined {
    const type = this.#checker.getTypeAtLocation(expression);
    const members = type.isUnion() ? type.types : [type];
    // The type of all keys gives no specific one.
    if (members.length > maxKeys) return undefined;
    return members.every((member) => member.isStringLiteral())
      ? members.map((member) => member.value)
      : undefined;
  }

  #addUses(keys: readonly string[], node: ts.Node): void {
    for (const key of keys) this.uses.push({ key, place: this.#placeOf(node) });
  }

  #placeOf(node: ts.Node): string {
    return relative(root, node.getSourceFile().fileName);
  }
}

const ownTexts = new Set(Object.keys(bundledCatalogue['gb']?.texts ?? {}));
const fieldTypeTexts = new Set(fieldTypes.all.flatMap(({ texts }) => Object.keys(texts)));
const known = new Set([...ownTexts, ...fieldTypeTexts]);
const isKnown = (key: string): boolean => known.has(key) || known.has(`${key}.other`);
const withoutPlural = (key: string): string => key.replace(/\.(one|other)$/, '');

describe('text keys', () => {
  let uses: readonly KeyUse[] = [];
  let untraceable: readonly string[] = [];

  beforeAll(() => {
    const files = sources();
    const collector = new KeyCollector(programOf(files));
    collector.collect(files);
    ({ uses, untraceable } = collector);
  }, 180_000);

  it('can be traced from every call to a literal', () => {
    expect(untraceable).toEqual([]);
  });

  it('have a text wherever they are used', () => {
    const missing = uses.filter(({ key }) => !isKnown(key));
    expect(missing).toEqual([]);
  });

  it('are sent to visitors where a page uses them', () => {
    // Settings and their panels are in the same folders as the controls of field types, but only the form
    // builder shows their texts.
    const ofPages = uses.filter(
      ({ key, place }) =>
        /^packages\/(ui|field-types|web\/src\/(public|shared))\//.test(place) &&
        !place.endsWith('.panel.tsx') &&
        !(place.endsWith('.ts') && isPanelText(key)),
    );
    expect(ofPages.filter(({ key }) => !isPageText(key))).toEqual([]);
  });

  it('are not sent to visitors where the administration alone uses them', () => {
    const isOfAdministration = ({ place }: KeyUse) => place.startsWith('packages/web/src/admin/');
    const elsewhere = new Set(
      uses.filter((one) => !isOfAdministration(one)).map(({ key }) => withoutPlural(key)),
    );
    const ofAdministration = new Set(uses.filter(isOfAdministration).map(({ key }) => withoutPlural(key)));

    expect(ofAdministration.size).toBeGreaterThan(500);
    expect([...ofAdministration].filter((key) => isPageText(key) && !elsewhere.has(key))).toEqual([]);
  });

  it('are not sent to visitors where the settings of a field type alone use them', () => {
    const isOfPanel = ({ place }: KeyUse) => place.endsWith('.panel.tsx');
    const elsewhere = new Set(uses.filter((one) => !isOfPanel(one)).map(({ key }) => key));
    const ofPanels = uses.filter(isOfPanel).map(({ key }) => key);
    const ofSettings = fieldTypes.all.flatMap(({ settings }) => Object.values(settings.texts));

    expect(ofPanels.length).toBeGreaterThan(20);
    expect(ofPanels.filter((key) => isPageText(key) && !elsewhere.has(key))).toEqual([]);
    expect(ofSettings.filter(({ labelKey }) => isPageText(labelKey))).toEqual([]);
  });

  it('are all used somewhere', () => {
    const used = new Set(uses.map(({ key }) => key));

    expect([...known].filter((key) => !used.has(key) && !used.has(withoutPlural(key)))).toEqual([]);
  });
});
