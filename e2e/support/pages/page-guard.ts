import type { BrowserContext } from '@playwright/test';

/** Watches all pages of a visitor for errors. */
export interface PageGuard {
  /** Expects a console message that the journey provokes, for example by a request that must be refused. It must appear. */
  expectMessage(message: RegExp): void;
  /** Allows the pages to call an origin. */
  allow(url: string): void;
  /** Throws if there were calls of other origins, uncaught errors, console messages or violations of security policies. */
  judge(): void;
}

/** Chromium's warning about unused preloads, which on a busy machine also concerns files that are used a moment later. */
const lateAdvice = /was preloaded using link preload but not used within a few seconds/;

/** Starts watching. */
export function guardPages(context: BrowserContext): PageGuard {
  const origins = new Set<string>();
  const expected: RegExp[] = [];
  const faults: string[] = [];
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !origins.has(origin))
      faults.push(`called another origin: ${request.url()}`);
  });
  context.on('weberror', (failure) => {
    faults.push(`uncaught: ${failure.error().message}`);
  });
  context.on('console', (message) => {
    const isSerious = message.type() === 'error' || message.type() === 'warning';
    if (isSerious && !lateAdvice.test(message.text()))
      faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  return {
    expectMessage: (message) => expected.push(message),
    allow: (url) => origins.add(new URL(url).origin),
    judge() {
      const wrong = faults.filter((fault) => !expected.some((message) => message.test(fault)));
      const missing = expected.filter((message) => !faults.some((fault) => message.test(fault)));
      if (wrong.length > 0) throw new Error(`the pages were not quiet:\n${wrong.join('\n')}`);
      if (missing.length > 0)
        throw new Error(`expected on the console, but not there: ${missing.join(', ')}`);
    },
  };
}
