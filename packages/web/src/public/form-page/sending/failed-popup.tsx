import { Button, ButtonLink } from '@form-portal/ui';
import { identifyAddress } from '../../../shared/identify-address.ts';
import { PortalText, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { OtherPersonPopup } from '../../../shared/session/other-person-popup.tsx';
import { leaveWithoutAsking } from '../../../shared/shell/leaving/leave-attempts.ts';
import { Popup, type PopupProps } from '../../../shared/shell/popup.tsx';
import { useSite } from '../../../shared/shell/site-context.tsx';
import type { SendFailure } from './submit-flow.ts';
import type { Guid } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface FailedPopupProps {
  readonly form: Guid;
  readonly failure: SendFailure;
  readonly onClose: () => void;
  readonly onTryAgain: () => void;
}

/** Says why nothing was sent, and that nothing was lost. Esc closes it, which is safe. */
export function FailedPopup(props: FailedPopupProps): ReactElement {
  const { form, failure, onClose, onTryAgain } = props;
  const { text } = useI18n();
  const { reason, message } = failure;
  if (reason === 'other-person') return <OtherPersonAnswered {...props} />;
  if (reason === 'not-open') return <NotOpen {...props} />;
  if (reason === 'outdated') return <Outdated {...props} />;
  const ended = reason === 'session-ended';
  return (
    <Failure
      title={text('error')}
      onClose={onClose}
      actions={
        <>
          {ended && (
            <ButtonLink
              kind="primary"
              data-first-focus
              href={identifyAddress(`/form/${form}`)}
              target="_blank"
              rel="noopener"
            >
              <PortalText textKey="identifyAgain" /> <PortalText textKey="opensInNewTab" />
            </ButtonLink>
          )}
          <Button
            kind={ended ? 'secondary' : 'primary'}
            data-first-focus={ended ? undefined : true}
            onClick={onTryAgain}
          >
            <PortalText textKey="tryAgain" />
          </Button>
        </>
      }
    >
      {reason === 'offline' && (
        <p>
          <PortalText textKey="offline" />
        </p>
      )}
      {ended && (
        <p>
          <PortalText textKey="sessionEnded" />
        </p>
      )}
      {reason === 'refused' && (
        <p>
          <PortalText textKey="errorSendingForm" />
        </p>
      )}
      {(reason === 'interrupted' || reason === 'unreadable') && (
        <p>
          <PortalText textKey="sendingUncertain" />
        </p>
      )}
      {(reason === 'refused' || reason === 'unreadable') && (
        <ErrorMessage>{message || text('requestFailed')}</ErrorMessage>
      )}
    </Failure>
  );
}

function ErrorMessage({ children }: { readonly children: string }): ReactElement {
  return (
    <p>
      <strong>
        <PortalText textKey="errorMessage" />
      </strong>{' '}
      {children}
    </p>
  );
}

/** Says that the page asks something else than the form does now. */
function Outdated({ failure, onClose }: FailedPopupProps): ReactElement {
  return (
    <OpenAgain onClose={onClose}>
      <p>
        <PortalText textKey="pageOutdated" />
      </p>
      <ErrorMessage>{failure.message}</ErrorMessage>
    </OpenAgain>
  );
}

/** Says that the form takes no answers now; its own page says since when and whom to ask, and lists the answers. */
function NotOpen({ form, failure, onClose }: FailedPopupProps): ReactElement {
  return (
    <Failure
      title={failure.message}
      onClose={onClose}
      actions={
        <ButtonLink kind="primary" data-first-focus href={`/form/${form}`} target="_blank" rel="noopener">
          <PortalText textKey="openFormPage" /> <PortalText textKey="opensInNewTab" />
        </ButtonLink>
      }
    >
      <p>
        <PortalText textKey="errorSendingForm" />
      </p>
    </Failure>
  );
}

/** Says that the answers are another person's, and covers them; a page that belonged to nobody can be opened again with its answers. */
function OtherPersonAnswered({ onClose, onTryAgain }: FailedPopupProps): ReactElement {
  const { owner } = useSite();
  if (owner !== '')
    return (
      <OtherPersonPopup>
        <Button onClick={onTryAgain}>
          <PortalText textKey="tryAgain" />
        </Button>
      </OtherPersonPopup>
    );
  return (
    <OpenAgain onClose={onClose}>
      <p>
        <PortalText textKey="openedBefore" />
      </p>
    </OpenAgain>
  );
}

/** Offers to open the form again, which keeps the answers. */
function OpenAgain({ onClose, children }: Pick<FailureProps, 'onClose' | 'children'>): ReactElement {
  const { text } = useI18n();
  const { path } = useSite();
  return (
    <Failure
      title={text('error')}
      onClose={onClose}
      actions={
        <Button kind="primary" data-first-focus onClick={() => leaveWithoutAsking(path)}>
          <PortalText textKey="openAgain" />
        </Button>
      }
    >
      {children}
    </Failure>
  );
}

interface FailureProps extends Pick<PopupProps, 'title' | 'actions' | 'children'> {
  readonly onClose: () => void;
}

/** The popup of a failure, which can be closed. */
function Failure({ onClose, ...props }: FailureProps): ReactElement {
  return (
    <Popup
      {...props}
      icon="error"
      onExit={onClose}
      safe={
        <Button onClick={onClose}>
          <PortalText textKey="close" />
        </Button>
      }
    />
  );
}
