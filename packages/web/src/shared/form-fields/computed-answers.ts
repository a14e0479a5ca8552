import { createContext } from 'react';
import type { Answers } from '@form-portal/domain';

/**
 * The answers of computed fields; one that is absent has no value. Not a part of the field logic: they change with every key of a sum, and
 * then only the fields that show them are rendered again.
 */
export const ComputedAnswers = createContext<Answers>({});
