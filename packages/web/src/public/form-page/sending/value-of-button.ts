/** The value of the button by which a form is submitted; empty for one without a value. */
export function valueOfButton({ submitter }: SubmitEvent): string {
  return submitter instanceof HTMLButtonElement ? submitter.value : '';
}
