import { classNames } from './class-names.ts';
import styles from './text-input.module.css';
import type { InputHTMLAttributes, ReactElement, Ref, TextareaHTMLAttributes } from 'react';

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly ref?: Ref<HTMLInputElement>;
}

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** One line of text. `aria-invalid` draws the danger border; label, hint and error stand outside. */
export function TextInput({ className, ...rest }: TextInputProps): ReactElement {
  return <input type="text" {...rest} className={classNames(styles.input, className)} />;
}

/** Several lines of text, in the same look. */
export function TextArea({ className, ...rest }: TextAreaProps): ReactElement {
  return <textarea {...rest} className={classNames(styles.input, className)} />;
}
