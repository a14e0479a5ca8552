import type { ComponentType } from 'react';

/** The script of a page could not be loaded, as opposed to a page that could not be rendered. */
export class ScriptLoadError extends Error {
  override readonly name = 'ScriptLoadError';
}

/** What a route loads when it is opened; fails with a {@link ScriptLoadError}. */
export function pageFrom(load: () => Promise<ComponentType>): () => Promise<{ Component: ComponentType }> {
  return async () => {
    try {
      return { Component: await load() };
    } catch (cause) {
      throw new ScriptLoadError('', { cause });
    }
  };
}
