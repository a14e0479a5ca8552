import type { BrowserContext } from '@playwright/test';

/** Watches every page of a visitor for what a good page does not do. */
export interface PageGuard {
  /** Announces a console message that the journey provokes, for example by a request that must be refused. It has to come. */
  expectMessage(message: RegExp): void;
  /** Lets the pages call an origin. */
  allow(url: string): void;
  /** Throws what the pages did wrong: calls of other origins, uncaught errors, console messages, broken security policies. */
  judge(): void;
}

/** Advice that Chromium gives after a few seconds, on a busy machine also about what is used a moment later. */
const lateAdvice = /was preloaded using link preload but not used within a few seconds/;

/** Begins to watch. */
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
