import * as z from 'zod/mini';
import { parseWire } from '../../parse.wire.ts';
import type { Result } from '../../problems/result.ts';
import type { OutdatedTexts } from './outdated-texts.ts';

/** Outdated translations in responses: language → key → the English text they were made from. */
export const outdatedTextsSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** Parses outdated translations from a response or the store. Problem code: `request.invalid`. */
export function outdatedTextsFromWire(value: unknown): Result<OutdatedTexts> {
  return parseWire(outdatedTextsSchema, value);
}
