import type { Fault, LoggedInTo } from '../fault.ts';

/** An error in the format of the service (docs/protocols/m-files.md#errors). */
export function faultToWire(
  fault: Pick<Fault, 'status' | 'exception' | 'message'>,
  {
    url,
    method,
    loggedInTo,
  }: { readonly url: string; readonly method: string; readonly loggedInTo: LoggedInTo },
) {
  return {
    Status: fault.status,
    URL: url,
    Method: method,
    Exception: { Name: fault.exception, Message: fault.message },
    Stack: '',
    Message: fault.message,
    ExceptionName: fault.exception,
    IsLoggedToVault: loggedInTo === 'vault',
    IsLoggedToApplication: loggedInTo !== 'nothing',
  };
}
