import { isWritten } from '@form-portal/domain';
import { fieldTypeUi } from '@form-portal/field-types/ui';
import { CircleAlertIcon, ShieldCheckIcon, VisuallyHidden, classNames } from '@form-portal/ui';
import { memo, use, useMemo } from 'react';
import { Localized, PortalText, useI18n } from '../i18n/i18n-context.tsx';
import { Markdown } from '../markdown/markdown.tsx';
import { useAnnounce } from '../shell/live-region.tsx';
import { ComputedFieldContext, type ComputedFieldProps } from './computed-field-context.ts';
import { fieldIds } from './field-ids.ts';
import { RequiredMark } from './required-mark.tsx';
import { VerifiedFields } from './verified-fields.ts';
import styles from './field-view.module.css';
import type { FieldFrameKind, FieldTypeUi } from '@form-portal/field-types/ui';
import type { Answer } from '@form-portal/domain';
import type { ReactElement, ReactNode } from 'react';

/** Whether the fields can be answered, or only viewed (the editor, the preview). */
export type FieldUse = 'answer' | 'look';

export interface FieldViewProps extends ComputedFieldProps {
  /** The answer that the controls are mounted with. */
  readonly initial: Answer;
  /** Another version mounts the controls again with `initial`. */
  readonly version: number;
  readonly use: FieldUse;
  /** Whether the field must be answered now. */
  readonly required: boolean;
  /** Whether an answer has revealed the field. */
  readonly appeared: boolean;
}

/**
 * One field with everything around its control: label or legend, description, hint and error (docs/design.md#field-frame). It is memoised by
 * its properties; typed text is in the controls alone (decision 0002).
 */
export const FieldView = memo(function FieldView({
  field: formField,
  ...rest
}: FieldViewProps): ReactElement {
  const { required } = rest;
  const field = useMemo(
    () => (formField.required === required ? formField : { ...formField, required }),
    [formField, required],
  );
  const props = { field, ...rest };
  const computed = use(ComputedFieldContext);
  return field.formula === undefined || computed === null ? (
    <AnsweredField {...props} />
  ) : (
    <computed.ComputedField {...props} />
  );
});

function AnsweredField(props: FieldViewProps): ReactElement {
  const { field, error, initial, version, use: purpose, hidden, appeared } = props;
  const verified = use(VerifiedFields).has(field.guid);
  // Controls of other types can't show the text that identification provided.
  const ui = fieldTypeUi(verified && typeof initial === 'string' ? 'text' : field.type);
  const frame = ui.frame(field);
  const className = classNames(
    styles.field,
    error !== undefined && styles.refused,
    appeared && styles.appeared,
  );
  // Leaves out what changes when the field is shown or hidden, so that nothing inside it is rendered again.
  const inside = { field, initial, version, error, use: purpose, ui, frame };
  switch (frame) {
    case 'line':
    case 'block':
      return (
        <div className={className} data-field={field.guid} hidden={hidden}>
          <WhyAsked {...props} />
          <Label field={field} />
          <FieldTexts {...inside} />
          <Control {...inside} />
        </div>
      );
    case 'checkbox':
      return (
        <div className={className} data-field={field.guid} hidden={hidden}>
          <WhyAsked {...props} />
          <div className={styles.ticked}>
            <Control {...inside} />
            <Label field={field} />
          </div>
          <div className={styles.below}>
            <FieldTexts {...inside} />
          </div>
        </div>
      );
    case 'group':
    case 'radiogroup':
      return (
        <FieldSet {...props} ui={ui} frame={frame} className={className}>
          <legend className={styles.label}>
            <LabelText field={field} />
            {/* Only groups of radio buttons have an attribute for it. */}
            {frame === 'group' && field.required && (
              <VisuallyHidden>
                {' '}
                <PortalText textKey="requiredQuestion" />
              </VisuallyHidden>
            )}
          </legend>
          <WhyAsked {...props} />
          <FieldTexts {...inside} />
          <Control {...inside} />
        </FieldSet>
      );
  }
}

/** Says that a question is there because of an answer. */
function WhyAsked({ appeared }: Pick<FieldViewProps, 'appeared'>): ReactElement | null {
  return appeared ? (
    <p className={styles.whyAsked}>
      <PortalText textKey="askedBecause" />
    </p>
  ) : null;
}

/** What the inside of a field is rendered from. */
interface InsideProps extends Pick<FieldViewProps, 'field' | 'initial' | 'version' | 'error' | 'use'> {
  readonly ui: FieldTypeUi;
  readonly frame: FieldFrameKind;
}

function LabelText({ field }: Pick<FieldViewProps, 'field'>): ReactElement {
  return (
    <>
      <Localized text={field.label} />
      {field.required && <RequiredMark />}
    </>
  );
}

const Label = memo(function Label({ field }: Pick<FieldViewProps, 'field'>): ReactElement {
  return (
    <label className={styles.label} htmlFor={fieldIds(field.guid).control}>
      <LabelText field={field} />
    </label>
  );
});

interface FieldSetProps extends FieldViewProps {
  readonly ui: FieldTypeUi;
  readonly frame: Extract<FieldFrameKind, 'group' | 'radiogroup'>;
  readonly className: string;
  readonly children: ReactNode;
}

function FieldSet(props: FieldSetProps): ReactElement {
  const { field, error, frame, className, children } = props;
  const groupAttributes =
    frame === 'radiogroup'
      ? {
          role: frame,
          'aria-required': field.required || undefined,
          'aria-invalid': error !== undefined || undefined,
        }
      : {};
  return (
    <fieldset
      {...groupAttributes}
      className={className}
      aria-describedby={describedBy(props, use(VerifiedFields))}
      data-field={field.guid}
      hidden={props.hidden}
      disabled={props.use === 'look'}
    >
      {children}
    </fieldset>
  );
}

/** Description, hint and error, in reading order. */
const FieldTexts = memo(function FieldTexts({ field, error, ui }: InsideProps): ReactElement {
  const verified = use(VerifiedFields).has(field.guid);
  const ids = fieldIds(field.guid);
  const hintKey = ui.hintKey?.(field);
  return (
    <>
      <Markdown text={field.description} id={ids.description} className={styles.description} />
      {hintKey !== undefined && (
        <p id={ids.hint} className={styles.description}>
          <PortalText textKey={hintKey} />
        </p>
      )}
      {verified && (
        <p id={ids.verified} className={styles.verified}>
          <ShieldCheckIcon />
          <span>
            <PortalText textKey="verifiedField" />
          </span>
        </p>
      )}
      {error !== undefined && (
        <p id={ids.error} className={styles.error}>
          <CircleAlertIcon />
          <span>{error}</span>
        </p>
      )}
    </>
  );
});

const Control = memo(function Control(props: InsideProps): ReactElement {
  const { field, initial, version, error, ui, frame } = props;
  const i18n = useI18n();
  const announce = useAnnounce();
  const verifiedFields = use(VerifiedFields);
  const verified = verifiedFields.has(field.guid);
  const { Input } = ui;
  const ids = fieldIds(field.guid);
  // The group has the description; its controls repeat only the error, for screen readers that skip a group's description.
  const inGroup = frame === 'group' || frame === 'radiogroup';
  const errorId = error === undefined ? undefined : ids.error;
  const described = inGroup ? errorId : describedBy(props, verifiedFields);
  return (
    <div className={frame === 'checkbox' ? styles.box : styles.control}>
      <Input
        key={version}
        field={field}
        name={field.guid}
        id={ids.control}
        initial={initial}
        locale={i18n}
        invalid={error !== undefined}
        describedBy={described}
        disabled={props.use === 'look'}
        readOnly={verified || undefined}
        announce={announce}
      />
    </div>
  );
});

function describedBy(
  { field, error, ui }: Pick<InsideProps, 'field' | 'error' | 'ui'>,
  verified: ReadonlySet<string>,
): string | undefined {
  const ids = fieldIds(field.guid);
  const described = [
    ...(isWritten(field.description) ? [ids.description] : []),
    ...(ui.hintKey?.(field) === undefined ? [] : [ids.hint]),
    ...(verified.has(field.guid) ? [ids.verified] : []),
    ...(error === undefined ? [] : [ids.error]),
  ];
  return described.length === 0 ? undefined : described.join(' ');
}
