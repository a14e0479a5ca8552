import {
  answerTo,
  dataTypes,
  maskAnswerText,
  parseVaultDate,
  parseVaultDateTime,
  parseVaultTime,
  type DisplayLocale,
  type Field,
  type FieldTypes,
  type StoredSubmission,
} from '@form-portal/domain';
import { decimalCell, momentCell, moneyCell, type Cell } from '../../tables/table-row.ts';

/** How answers are written into cells. */
export interface AnswerStyle {
  readonly fieldTypes: FieldTypes;
  readonly locale: DisplayLocale;
  /** The vault property of identity codes; undefined for none. */
  readonly codeProperty: number | undefined;
}

/** The answer to a question: numbers and moments as such, texts with identity codes masked; empty for a field that the form does not have. */
export function answerCell(
  field: Field | undefined,
  { answers, identity }: Pick<StoredSubmission, 'answers' | 'identity'>,
  { fieldTypes, locale, codeProperty }: AnswerStyle,
): Cell {
  if (field === undefined) return '';
  const answer = answerTo(answers, field.guid);
  const type = fieldTypes.get(field.type);
  if (typeof answer === 'number')
    return type.isMoney?.(field) === true ? moneyCell(answer) : numberCell(field, answer);
  const clues = { codeProperty, senderCode: identity.personalIdentityCode };
  const shown = maskAnswerText(type.display(field, answer, locale), field.property, clues);
  const kind = type.comparesAs(field);
  if (kind !== 'date' && kind !== 'date-time' && kind !== 'time') return shown;
  const stored = typeof answer === 'string' ? momentParsers[kind](answer) : undefined;
  return stored === undefined || field.property === codeProperty ? shown : momentCell(kind, stored, shown);
}

/** Fields that take decimals show whole numbers with decimals too, so that the decimal points line up. */
function numberCell({ dataType, decimals = 0 }: Field, answer: number): Cell {
  return dataType === dataTypes.floating || decimals > 0 ? decimalCell(answer) : answer;
}

const momentParsers = { date: parseVaultDate, 'date-time': parseVaultDateTime, time: parseVaultTime };
