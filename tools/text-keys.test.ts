import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isPageText } from '@form-portal/domain';
import { bundledCatalogue } from '@form-portal/domain/texts';
import { fieldTypes } from '@form-portal/field-types';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from './run-steps.ts';

/** Bundled texts that no page asks for yet, and what will. A text that is asked for leaves the list. */
const notAskedForYet: Readonly<Record<string, readonly string[]>> = {
  'single sign-on': ['or', 'sso', 'authenticating', 'backToLogin', 'loginFailed'],
  'identification by Suomi.fi': ['sessionEndsSoon.one', 'sessionEndsSoon.other', 'stayIdentified'],
  'questions of the form builder': ['cancel'],
  'field types named in the form builder': fieldTypes.all
    .map(({ name }) => `fieldType.${name}.label`)
    .filter((key) => key !== 'fieldType.uninitialized.label'),
};

/** A key and the place that names it. */
interface Asked {
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

/** Collects the keys of texts from calls of a translating function and from the tables that such calls read. */
class KeyCollector {
  readonly asked: Asked[] = [];
  /** Members that calls read keys from, such as `textKey`. */
  readonly #members = new Set<string>();
  /** Calls whose key nobody can follow to its spelling. */
  readonly lost: string[] = [];
  readonly #program: ts.Program;
  readonly #checker: ts.TypeChecker;

  constructor(program: ts.Program) {
    this.#program = program;
    this.#checker = program.getTypeChecker();
  }

  collect(files: readonly string[]): void {
    for (const visit of [this.#readCall, this.#readMember])
      for (const file of files) this.#walk(this.#program.getSourceFile(file), visit);
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
    const keys = this.#spellings(argument);
    const member = ts.isPropertyAccessExpression(argument) ? argument.name : argument;
    if (keys !== undefined) this.#ask(keys, node);
    else if (ts.isIdentifier(member) && member.text.endsWith('Key')) this.#members.add(member.text);
    else this.lost.push(`${this.#placeOf(node)}: ${node.getText()}`);
  };

  readonly #readMember = (node: ts.Node): void => {
    if (!ts.isPropertyAssignment(node) || !this.#members.has(node.name.getText())) return;
    const keys = this.#spellings(node.initializer);
    if (keys !== undefined) this.#ask(keys, node);
  };

  /** Whether a call is one of a translating function: its callee is `text`, its first parameter `key`. */
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
    return members.every((member) => member.isStringLiteral())
      ? members.map((member) => member.value)
      : undefined;
  }

  #ask(keys: readonly string[], node: ts.Node): void {
    for (const key of keys) this.asked.push({ key, place: this.#placeOf(node) });
  }

  #placeOf(node: ts.Node): string {
    return relative(root, node.getSourceFile().fileName);
  }
}

const ownTexts = new Set(Object.keys(bundledCatalogue['gb']?.texts ?? {}));
const fieldTypeTexts = new Set(fieldTypes.all.flatMap(({ texts }) => Object.keys(texts)));
const known = new Set([...ownTexts, ...fieldTypeTexts]);
const withoutPlural = (key: string): string => key.replace(/\.(one|other)$/, '');

describe('the keys of texts', () => {
  let asked: readonly Asked[] = [];
  let lost: readonly string[] = [];

  beforeAll(() => {
    const files = sources();
    const collector = new KeyCollector(programOf(files));
    collector.collect(files);
    ({ asked, lost } = collector);
  });

  it('can be followed from every call to their spelling', () => {
    expect(lost).toEqual([]);
  });

  it('have a text wherever they are asked for', () => {
    const missing = asked.filter(({ key }) => !known.has(key) && !known.has(`${key}.other`));
    expect(missing).toEqual([]);
  });

  it('are sent to visitors where a page asks for them', () => {
    const ofPages = asked.filter(({ place }) => /^packages\/(web|ui|field-types)\//.test(place));
    expect(ofPages.filter(({ key }) => !isPageText(key))).toEqual([]);
  });

  it('are all asked for somewhere, but those of pages to come', () => {
    const used = new Set(asked.map(({ key }) => key));
    const unused = [...known].filter((key) => !used.has(key) && !used.has(withoutPlural(key)));
    expect(unused.sort()).toEqual(Object.values(notAskedForYet).flat().sort());
  });
});
