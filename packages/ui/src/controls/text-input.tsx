import { classNames } from '../class-names.ts';
import styles from './text-input.module.css';
import type { InputHTMLAttributes, ReactElement, Ref, TextareaHTMLAttributes } from 'react';

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly ref?: Ref<HTMLInputElement>;
}

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/**
 * A single-line text input. `aria-invalid` shows the error border; the caller renders label, hint and
 * error.
 */
export function TextInput({ className, ...rest }: TextInputProps): ReactElement {
  return <input type="text" {...rest} className={classNames(styles.input, className)} />;
}

/** A multi-line text input in the same style. */
export function TextArea({ className, ...rest }: TextAreaProps): ReactElement {
  return <textarea {...rest} className={classNames(styles.input, className)} />;
}
