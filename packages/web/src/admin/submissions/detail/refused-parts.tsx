import { vaultName, type NamedItem, type RefusalReason, type RefusedPart } from '@form-portal/domain';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { catalogueQuery, structureQuery } from '../../api/queries.ts';
import type { SubmissionDetail } from '../submissions.wire.ts';
import type { ReactElement } from 'react';

const textKeys = {
  unknown: 'admin.submissions.refusedPart.unknown',
  missing: 'admin.submissions.refusedPart.missing',
  'wrong-kind': 'admin.submissions.refusedPart.wrongKind',
  'too-long': 'admin.submissions.refusedPart.tooLong',
  'no-item': 'admin.submissions.refusedPart.noItem',
  other: 'admin.submissions.refusedPart.other',
} as const satisfies Readonly<Record<RefusalReason, string>>;

/** Each class and property that the vault refused, in a sentence, and the question whose answer a property was meant for. */
export function RefusedParts({
  submission: { refused, questionsOf },
}: {
  readonly submission: Pick<SubmissionDetail, 'refused' | 'questionsOf'>;
}): ReactElement {
  const { text, find } = useI18n();
  const nameOf = useVaultNames();
  const sentence = ({ class: ofClass, property, reason }: RefusedPart): string => {
    const className = nameOf('classes', ofClass);
    if (property === null) {
      const key = reason === 'unknown' ? 'unknownClass' : 'class';
      return text(`admin.submissions.refusedPart.${key}`, { class: className });
    }
    const params = { class: className, property: nameOf('properties', property) };
    const said = text(textKeys[reason], params);
    const questions = questionsOf.get(property.id) ?? [];
    return questions.length === 0
      ? said
      : `${said} ${text('admin.submissions.refusedPart.question', { question: questions.map((name) => find(name).text).join(', ') })}`;
  };
  return (
    <ul>
      {refused.map((part, index) => (
        <li key={index}>{sentence(part)}</li>
      ))}
    </ul>
  );
}

/** Names in the reader's language; until the structure has loaded, and for what is gone from it, as they were when the vault refused them. */
function useVaultNames(): (kind: 'classes' | 'properties', element: NamedItem) => string {
  const { language } = useI18n();
  const { data: structure } = useQuery(structureQuery());
  const { data: catalogue } = useQuery(catalogueQuery());
  return (kind, element) => {
    const stored = element.name === '' ? String(element.id) : element.name;
    if (structure === undefined || catalogue === undefined) return stored;
    const now = structure[kind].find(({ id }) => id === element.id);
    return now === undefined ? stored : vaultName(structure, kind, now, language, catalogue).text;
  };
}
