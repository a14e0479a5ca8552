import { RequestFiles } from './request-files.tsx';
import { RequestedFiles } from './requested-files.tsx';
import type { RequestsModule } from './requests-module.ts';

/** The requested files of a form's page. */
export const requestsModule: RequestsModule = { RequestedFiles, RequestFiles };
