import { act } from 'react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';
import { newForm, readControls } from '@form-portal/domain';
import type { Answer, Field } from '@form-portal/domain';
import { fieldTypes } from '../index.ts';
import { fieldTypeUi } from '../ui.ts';
import type { FieldInputProps } from '../ui.ts';
import { aLocale } from './a-field.ts';

type Choices = Partial<
  Pick<FieldInputProps, 'initial' | 'locale' | 'invalid' | 'disabled' | 'readOnly' | 'describedBy'>
>;

/** A rendered field: its form, and what was announced. */
export interface DrawnField {
  readonly form: HTMLFormElement;
  readonly control: HTMLInputElement;
  readonly announced: readonly string[];
  /** Number of input events the form received. */
  readonly inputs: () => number;
  /** The answer in the form's controls, parsed as the page does. */
  readonly answer: () => Answer;
  readonly text: () => string;
}

/** The field's control inside the frame it requires. */
function Framed({ field, ...props }: FieldInputProps): ReactElement {
  const { Input, frame } = fieldTypeUi(field.type);
  const kind = frame(field);
  const input = <Input field={field} {...props} />;
  if (kind === 'group' || kind === 'radiogroup')
    return (
      <form>
        <fieldset role={kind}>
          <legend>Question</legend>
          {input}
        </fieldset>
      </form>
    );
  return (
    <form>
      <label htmlFor={props.id}>Question</label>
      {input}
    </form>
  );
}

function propsOf(field: Field, choices: Choices, announced: string[]): FieldInputProps {
  return {
    field,
    name: field.guid,
    id: 'control',
    initial: null,
    locale: aLocale('fi'),
    invalid: false,
    disabled: false,
    announce: (message) => announced.push(message),
    ...choices,
  };
}

/** Returns the server-rendered HTML of a field. */
export function serverHtml(field: Field, choices: Choices = {}): string {
  return renderToString(<Framed {...propsOf(field, choices, [])} />);
}

/** Inserts the server's HTML, lets `before` interact with it as a quick visitor would, and hydrates it. */
export async function drawField(
  field: Field,
  choices: Choices = {},
  before: (form: HTMLFormElement) => void = () => {},
): Promise<DrawnField> {
  const announced: string[] = [];
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = serverHtml(field, choices);
  const form = host.querySelector('form')!;
  before(form);
  let inputs = 0;
  form.addEventListener('input', () => inputs++);
  const root = await act(() =>
    hydrateRoot(host, <Framed {...propsOf(field, choices, announced)} />, {
      onRecoverableError: (problem) => {
        throw problem;
      },
    }),
  );
  onTestFinished(() => {
    act(() => root.unmount());
    host.remove();
  });
  return {
    form,
    control: form.querySelector<HTMLInputElement>('#control')!,
    announced,
    inputs: () => inputs,
    answer: () => readAnswer(field, form),
    text: () => form.textContent,
  };
}

function readAnswer(field: Field, form: HTMLFormElement): Answer {
  const type = fieldTypes.get(field.type);
  const raw = readControls({ ...newForm(), fields: [field] }, new FormData(form), fieldTypes);
  return type.normalise(field, raw.get(field.guid) ?? null);
}

/** Replaces the content of a text control by typing. */
export function typeInto(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  act(() => {
    control.value = text;
    control.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  });
}

/** Leaves a control, as Tab does. */
export function leave(control: HTMLElement): void {
  act(() => {
    control.focus();
    control.blur();
  });
}

/** Presses and releases a key. */
export function press(control: HTMLElement, key: string): void {
  act(() => {
    control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    control.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }));
  });
}

/** Clicks a button or box, as pointer and keyboard do. */
export function click(element: HTMLElement): void {
  act(() => element.click());
}

/** Pastes text at the end of a control, which truncates it to its limit. */
export function paste(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const event = new Event('paste', { bubbles: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  act(() => {
    control.setSelectionRange(control.value.length, control.value.length);
    control.dispatchEvent(event);
    const room = control.maxLength < 0 ? Infinity : control.maxLength - control.value.length;
    control.value += text.slice(0, room);
    control.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  });
}
