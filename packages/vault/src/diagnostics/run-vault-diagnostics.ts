import {
  vaultFindings,
  type Guid,
  type NewGuid,
  type VaultDiagnostic,
  type VaultDiagnosticStep,
  type VaultFinding,
  type VaultFindingCode,
  type VaultObjectRef,
  type VaultStructure,
} from '@form-portal/domain';
import { VaultError, type VaultErrorCode } from '../errors.ts';
import { planTestObject } from './test-object.ts';
import type { DiagnosedVault } from './diagnosed-vault.ts';

interface Deps {
  readonly newGuid: NewGuid;
  /** Waits between two searches for the test object. */
  readonly pause: (ms: number) => Promise<void>;
}

/** Pauses before each search for the test object (ms), since the vault's search index may lag. */
const searchPauses = [0, 1000, 4000];

/** The findings of errors, for any vault. */
const errorFindings: Readonly<Record<VaultErrorCode, VaultFindingCode>> = {
  unreachable: 'unreachable',
  busy: 'busy',
  conflict: 'busy',
  'credentials-rejected': 'account-refused',
  'vault-closed': 'vault-closed',
  forbidden: 'forbidden',
  'invalid-object': 'refused',
  'not-found': 'unexpected-response',
  'unexpected-response': 'unexpected-response',
};

/**
 * Tests everything that deliveries need from the vault, in order, with a test object that is removed afterwards. Steps that depend
 * on a failed one are reported as `not-tried`. Never throws a `VaultError`: it becomes a finding.
 */
export async function runVaultDiagnostics(
  diagnosed: DiagnosedVault,
  { newGuid, pause }: Deps,
): Promise<readonly VaultDiagnostic[]> {
  const { access, variables, vault, removeObject } = diagnosed;
  const codes = { ...errorFindings, ...diagnosed.errorFindings };
  const results: VaultDiagnostic[] = [];
  async function attempt<T>(
    step: VaultDiagnosticStep,
    run: false | undefined | (() => Promise<StepOutcome<T>>),
  ) {
    const { value, ...finding } = run ? await outcomeOf(run, codes) : notTried;
    const findingVariables = variables[finding.code];
    results.push({ step, ...finding, ...(findingVariables && { variables: findingVariables }) });
    return value;
  }
  const havePassed = (...steps: readonly VaultDiagnosticStep[]) =>
    !results.some(({ step, code }) => steps.includes(step) && !hasPassed(code));

  for (const { step, run } of access) await attempt(step, havePassed('reach', 'account') && run);
  const structure = await attempt(
    'structure',
    havePassed('reach', 'account') && (() => readStructure(vault)),
  );
  const testObject = await attempt(
    'create',
    havePassed('property') && structure && (() => createTestObject(vault, structure, newGuid())),
  );
  await attempt('find', testObject && (() => findTestObject(vault, testObject, pause)));
  await attempt('remove', testObject && (() => removeTestObject(removeObject, testObject.ref)));
  return results;
}

/** The outcome of a step, and what later steps need from it. */
interface StepOutcome<T> extends VaultFinding {
  readonly value?: T;
}

function hasPassed(code: VaultFindingCode): boolean {
  const { state } = vaultFindings[code];
  return state === 'ok' || state === 'warning';
}

const notTried = { code: 'not-tried', value: undefined } as const;

async function outcomeOf<T>(
  run: () => Promise<StepOutcome<T>>,
  codes: Readonly<Record<VaultErrorCode, VaultFindingCode>>,
): Promise<StepOutcome<T>> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
    return { code: codes[error.code], reason: error.message };
  }
}

async function readStructure(vault: DiagnosedVault['vault']): Promise<StepOutcome<VaultStructure>> {
  const structure = await vault.readStructure();
  const { classes, properties } = structure;
  if (classes.length === 0) return { code: 'no-class' };
  const params = { classes: classes.length, properties: properties.length };
  return { code: 'structure-read', params, value: structure };
}

/** Findings that concern a single class, which is then named. */
const codesOfClass: ReadonlyMap<VaultErrorCode, VaultFindingCode> = new Map([
  ['invalid-object', 'refused'],
  ['forbidden', 'class-forbidden'],
]);

const testTitle = 'Form Portal: test object';

interface TestObject {
  readonly submission: Guid;
  readonly ref: VaultObjectRef;
}

async function createTestObject(
  vault: DiagnosedVault['vault'],
  structure: VaultStructure,
  submission: Guid,
): Promise<StepOutcome<TestObject>> {
  const plan = await planTestObject(structure, vault);
  if (plan === undefined) return { code: 'no-class' };
  const params = { name: plan.class.name };
  try {
    const ref = await vault.createObject({ ...plan.object, submission, title: testTitle }, []);
    return { code: 'created', params, value: { submission, ref } };
  } catch (error) {
    const code = error instanceof VaultError && codesOfClass.get(error.code);
    if (!code) throw error;
    return { code, params, reason: error.message };
  }
}

async function findTestObject(
  vault: DiagnosedVault['vault'],
  { submission, ref }: TestObject,
  pause: Deps['pause'],
): Promise<StepOutcome<never>> {
  let waited = 0;
  for (const ms of searchPauses) {
    if (ms > 0) await pause(ms);
    waited += ms;
    const found = await vault.findBySubmission(submission);
    if (found?.type === ref.type && found.id === ref.id)
      return waited === 0 ? { code: 'found' } : { code: 'found-late', params: { seconds: waited / 1000 } };
  }
  return { code: 'not-found-again' };
}

async function removeTestObject(
  removeObject: DiagnosedVault['removeObject'],
  { type, id }: VaultObjectRef,
): Promise<StepOutcome<never>> {
  try {
    return { code: (await removeObject({ type, id })) === 'gone' ? 'removed' : 'removed-to-bin' };
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
    return {
      code: 'not-removed',
      params: { title: testTitle, type: String(type), id: String(id) },
      reason: error.message,
    };
  }
}
