import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { requestIds } from './request-ids.ts';
import type { Guid } from '@form-portal/domain';
import type { RequestFilesProps } from './requests-module.ts';
import type { ReactElement } from 'react';

/** Takes the files chosen in the cards, also those chosen before the script ran, and lists them there. */
export function RequestFiles(props: RequestFilesProps): ReactElement {
  const { form, element, controller, controls, Files } = props;
  const take = useEffectEvent((control: EventTarget | null) => {
    if (!(control instanceof HTMLElement)) return;
    const request = control.dataset['request'] as Guid | undefined;
    if (request === undefined) return;
    if (!(control instanceof HTMLInputElement && control.type === 'file'))
      return controller.answerRequest(request);
    const files = [...(control.files ?? [])];
    // The same file may be chosen again later.
    control.value = '';
    controls.add(files, request);
  });
  useEffect(() => {
    const listen = ({ target }: Event): void => take(target);
    element.querySelectorAll('input[type="file"][data-request]').forEach((input) => take(input));
    element.addEventListener('change', listen);
    return () => element.removeEventListener('change', listen);
  }, [element]);
  const { isDragging } = controls;
  useEffect(() => {
    element.toggleAttribute('data-dragging', isDragging);
  }, [element, isDragging]);
  return (
    <>
      {(form.attachments.requests ?? []).map(({ guid }) => {
        const slot = document.getElementById(requestIds(guid).files);
        return slot && createPortal(<Files controls={controls} request={guid} />, slot, guid);
      })}
    </>
  );
}
