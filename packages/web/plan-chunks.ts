import { basename } from 'node:path';
import { build } from 'vite';
import { clientConfig, entry } from './vite-config.ts';
import { viewModules } from './src/public/page-assets.ts';
import type { Rolldown } from 'vite';

/** Says which file a module goes into; null: where the bundler puts it. */
export type ChunkOf = (module: string) => string | null;

/** What a page's script needs when the page opens: file names by the module the page starts from. */
type Needs = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Left alone, the bundler makes a file of every set of modules that the same pages share: dozens of small ones. So it is asked once how
 * it would divide the modules, and then told: what the entry or two pages need is one file, `common`; what one page needs is
 * another, its parts (few large files compress best); scripts that come later stay as they are.
 */
export async function planChunks(): Promise<ChunkOf> {
  const chunks = await divide();
  const needs = needsOf(chunks);
  const plan = new Map<string, string>();
  for (const chunk of chunks) {
    const name = nameFor(chunk, needs);
    if (name === null) continue;
    for (const module of chunk.moduleIds) if (module !== chunk.facadeModuleId) plan.set(module, name);
  }
  return (module) => plan.get(module) ?? null;
}

/** How the bundler divides the modules on its own. */
async function divide(): Promise<readonly Rolldown.OutputChunk[]> {
  const config = clientConfig(() => null);
  const result = await build({ ...config, build: { ...config.build, write: false, minify: false } });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((file) => file.type === 'chunk');
}

function startsFrom(chunk: Rolldown.OutputChunk, module: string): boolean {
  return chunk.facadeModuleId?.endsWith(`/packages/web/${module}`) ?? false;
}

function needsOf(chunks: readonly Rolldown.OutputChunk[]): Needs {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reach = (file: string, seen: Set<string>): Set<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    byFile.get(file)?.imports.forEach((imported) => reach(imported, seen));
    return seen;
  };
  const starts = new Set([entry, ...Object.values(viewModules)]);
  return new Map(
    [...starts].flatMap((module) =>
      chunks
        .filter((chunk) => startsFrom(chunk, module))
        .map((chunk) => [module, reach(chunk.fileName, new Set())] as const),
    ),
  );
}

function nameFor(chunk: Rolldown.OutputChunk, needs: Needs): string | null {
  const needing = [...needs].filter(([, files]) => files.has(chunk.fileName)).map(([module]) => module);
  const [first] = needing;
  if (first === undefined) return null;
  if (needing.length > 1 || first === entry) return 'common';
  return `${basename(first, '.tsx')}-parts`;
}
