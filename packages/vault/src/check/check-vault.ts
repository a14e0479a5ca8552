import {
  vaultFindings,
  type Guid,
  type NewGuid,
  type VaultCheckResult,
  type VaultCheckStep,
  type VaultFinding,
  type VaultFindingCode,
  type VaultObjectRef,
  type VaultStructure,
} from '@form-portal/domain';
import { VaultError, type VaultErrorCode } from '../errors.ts';
import { planTestObject } from './test-object.ts';
import type { VaultTrial } from './vault-trial.ts';

interface Collaborators {
  readonly newGuid: NewGuid;
  /** Waits between two searches for the test object. */
  readonly pause: (ms: number) => Promise<void>;
}

/** Pauses before each search for the test object (ms), since the vault's search index may lag. */
const searchPauses = [0, 1000, 4000];

const codeOfError: Readonly<Record<VaultErrorCode, VaultFindingCode>> = {
  unreachable: 'unreachable',
  busy: 'busy',
  conflict: 'busy',
  'credentials-rejected': 'account-refused',
  'vault-closed': 'vault-closed',
  forbidden: 'forbidden',
  'invalid-object': 'refused',
  'not-found': 'odd-answer',
  'unexpected-answer': 'odd-answer',
};

/**
 * Tries everything that deliveries need of the vault, in order, with a test object that is removed afterwards. Steps that depend
 * on a failed one are reported as `not-tried`. Never throws a `VaultError`: it becomes a finding.
 */
export async function checkVault(
  { access, vault, removeObject }: VaultTrial,
  { newGuid, pause }: Collaborators,
): Promise<readonly VaultCheckResult[]> {
  const results: VaultCheckResult[] = [];
  async function attempt<T>(step: VaultCheckStep, run: false | undefined | (() => Promise<Tried<T>>)) {
    const { value, ...finding } = run ? await outcomeOf(run) : notTried;
    results.push({ step, ...finding });
    return value;
  }
  const areRight = (...steps: readonly VaultCheckStep[]) =>
    !results.some(({ step, code }) => steps.includes(step) && !works(code));

  for (const { step, run } of access) await attempt(step, areRight('reach', 'account') && run);
  const structure = await attempt('structure', areRight('reach', 'account') && (() => readStructure(vault)));
  const made = await attempt(
    'create',
    areRight('property') && structure && (() => makeTestObject(vault, structure, newGuid())),
  );
  await attempt('find', made && (() => findTestObject(vault, made, pause)));
  await attempt('remove', made && (() => removeTestObject(removeObject, made.ref)));
  return results;
}

/** The outcome of a step, and what later steps need from it. */
interface Tried<T> extends VaultFinding {
  readonly value?: T;
}

function works(code: VaultFindingCode): boolean {
  const { state } = vaultFindings[code];
  return state === 'right' || state === 'doubtful';
}

const notTried = { code: 'not-tried', value: undefined } as const;

async function outcomeOf<T>(run: () => Promise<Tried<T>>): Promise<Tried<T>> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
    return { code: codeOfError[error.code], reason: error.message };
  }
}

async function readStructure(vault: VaultTrial['vault']): Promise<Tried<VaultStructure>> {
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

async function makeTestObject(
  vault: VaultTrial['vault'],
  structure: VaultStructure,
  submission: Guid,
): Promise<Tried<TestObject>> {
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
  vault: VaultTrial['vault'],
  { submission, ref }: TestObject,
  pause: Collaborators['pause'],
): Promise<Tried<never>> {
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
  removeObject: VaultTrial['removeObject'],
  { type, id }: VaultObjectRef,
): Promise<Tried<never>> {
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
