import { optionName, vaultName } from '@form-portal/domain';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Localized, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { catalogueQuery, structureQuery } from '../../api/queries.ts';
import { NamingText } from '../../naming-text.tsx';
import type { LocalizedText, NamedItem, RefusalReason, RefusedPart } from '@form-portal/domain';
import type { SubmissionDetail } from '../submission-detail.wire.ts';
import type { ReactElement } from 'react';

const textKeys = {
  unknown: 'admin.submissions.refusedPart.unknown',
  missing: 'admin.submissions.refusedPart.missing',
  'wrong-kind': 'admin.submissions.refusedPart.wrongKind',
  'too-long': 'admin.submissions.refusedPart.tooLong',
  'no-item': 'admin.submissions.refusedPart.noItem',
  other: 'admin.submissions.refusedPart.value',
} as const satisfies Readonly<Record<RefusalReason, string>>;

/** Each class and property that the vault refused, in a sentence, and the question whose answer a property was meant for. */
export function RefusedParts({
  submission: { refused, questionsOf },
}: {
  readonly submission: Pick<SubmissionDetail, 'refused' | 'questionsOf'>;
}): ReactElement {
  return (
    <ul>
      {refused.map((part, index) => (
        <li key={index}>
          <RefusedSentence part={part} />
          {part.property !== null && <Questions names={questionsOf.get(part.property.id) ?? []} />}
        </li>
      ))}
    </ul>
  );
}

function RefusedSentence({
  part: { class: refusedClass, property, reason },
}: {
  readonly part: RefusedPart;
}): ReactElement {
  const className = <VaultElementName kind="classes" element={refusedClass} />;
  if (property !== null) {
    const propertyName = <VaultElementName kind="properties" element={property} />;
    return <NamingText textKey={textKeys[reason]} names={{ class: className, property: propertyName }} />;
  }
  const key = reason === 'unknown' ? 'unknownClass' : 'class';
  return <NamingText textKey={`admin.submissions.refusedPart.${key}`} names={{ class: className }} />;
}

function Questions({ names }: { readonly names: readonly LocalizedText[] }): ReactElement | null {
  if (names.length === 0) return null;
  const listed = names.map((name, index) => (
    <Fragment key={index}>
      {index > 0 && ', '}
      <Localized text={name} />
    </Fragment>
  ));
  return (
    <>
      {' '}
      <NamingText textKey="admin.submissions.refusedPart.question" names={{ question: listed }} />
    </>
  );
}

interface VaultElementNameProps {
  readonly kind: 'classes' | 'properties';
  readonly element: NamedItem;
}

/**
 * A name in the reader's language; until the structure has loaded, and for what was deleted from it, as it was when the
 * vault refused it.
 */
function VaultElementName({ kind, element }: VaultElementNameProps): ReactElement {
  const { language, tagOf } = useI18n();
  const { data: structure } = useQuery(structureQuery());
  const { data: catalogue } = useQuery(catalogueQuery());
  const current = structure?.[kind].find(({ id }) => id === element.id);
  if (structure === undefined || catalogue === undefined || current === undefined)
    return <>{optionName(element, undefined)}</>;
  const { text, language: nameLanguage } = vaultName(structure, kind, current, language, catalogue);
  const isInPageLanguage = nameLanguage === undefined || nameLanguage === language;
  return <span lang={isInPageLanguage ? undefined : tagOf(nameLanguage)}>{text}</span>;
}
