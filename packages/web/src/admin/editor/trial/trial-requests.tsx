import { CheckIcon, EyeOffIcon, TriangleAlertIcon, VisuallyHidden, classNames } from '@form-portal/ui';
import { RequiredMark } from '../../../shared/form-fields/required-mark.tsx';
import { PortalText } from '../../../shared/i18n/i18n-context.tsx';
import { useElementName } from '../canvas/blocks/use-block-name.ts';
import { useAdminLanguage } from '../canvas/admin-language.tsx';
import { useEditor } from '../editor-context.tsx';
import { SentenceText } from '../panel/logic-tab/sentence/sentence-text.tsx';
import { useTrial } from './use-trial.ts';
import { useReason } from './trial-frames.tsx';
import styles from './trial.module.css';
import type { AttachmentRequest, Guid } from '@form-portal/domain';
import type { ReactElement } from 'react';

const noRequests: readonly AttachmentRequest[] = [];

/** The files that the form requests, with the reason why each is requested or not; nothing is attached while a form is tried. */
export function TrialRequests(): ReactElement | null {
  const requests = useEditor(({ form }) => form.attachments.requests ?? noRequests);
  if (requests.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="trial-requests">
      <h2 id="trial-requests">
        <PortalText textKey="attachments" />
      </h2>
      <ul className={styles.requests}>
        {requests.map((request) => (
          <Request key={request.guid} request={request} />
        ))}
      </ul>
    </section>
  );
}

function Request({ request }: { readonly request: AttachmentRequest }): ReactElement {
  const { guid, name, required } = request;
  const label = useElementName(name, 'admin.unnamedRequest');
  const isShown = useTrial().whys.get(guid)?.isShown ?? true;
  if (!isShown)
    return (
      <li className={styles.notShown}>
        <EyeOffIcon />
        <div>
          <p className={styles.name}>{label}</p>
          <ReasonText guid={guid} />
        </div>
      </li>
    );
  return (
    <li>
      <p className={styles.name}>
        {label}
        {required && <RequiredNote />}
      </p>
      <ReasonText guid={guid} isShown />
    </li>
  );
}

/** Marks a required file, in words for screen readers: there is no control that says it. */
function RequiredNote(): ReactElement {
  const { text, languageTag } = useAdminLanguage();
  return (
    <>
      <RequiredMark />
      <VisuallyHidden>
        , <span lang={languageTag}>{text('admin.canvas.required')}</span>
      </VisuallyHidden>
    </>
  );
}

interface ReasonTextProps {
  readonly guid: Guid;
  readonly isShown?: boolean;
}

/** Why a file is requested or not; nothing when neither a condition nor a stop decides. */
function ReasonText({ guid, isShown = false }: ReasonTextProps): ReactElement | null {
  const { languageTag } = useAdminLanguage();
  const reason = useReason(guid);
  if (reason === null) return null;
  const { sentence, isBroken } = reason;
  const Icon = isBroken ? TriangleAlertIcon : CheckIcon;
  return (
    <p
      className={classNames(isShown ? styles.shown : styles.reason, isBroken && styles.broken)}
      lang={languageTag}
    >
      {isShown && <Icon size={16} />}
      <span>
        <SentenceText sentence={sentence} />
      </span>
    </p>
  );
}
