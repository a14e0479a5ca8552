import type {
  CommonVaultValues,
  OpenVault,
  ReadVaultConfig,
  VaultAdapter,
  VaultAdapterDeps,
} from './adapter.ts';
import { embeddedAdapter } from './adapters/embedded/embedded-adapter.ts';
import { mfilesAdapter } from './adapters/mfiles/mfiles-adapter.ts';

/** All adapters by name, the value of `PORTAL_VAULT`. */
const adapters = { embedded: embeddedAdapter, mfiles: mfilesAdapter };

/** The name of an adapter. */
export type VaultAdapterName = keyof typeof adapters;

/** The names of all adapters. */
export const vaultAdapterNames = Object.keys(adapters) as readonly VaultAdapterName[];

type ConfigOf<Adapter> = Adapter extends VaultAdapter<never, infer Config> ? Config : never;
type ValuesOf<Adapter> = Adapter extends { readConfig(values: infer Values): unknown } ? Values : never;
type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** The variables of all adapters; the server parses them. */
export type VaultValues = CommonVaultValues & Intersection<ValuesOf<(typeof adapters)[VaultAdapterName]>>;

/** The vault to use and how to reach it: one member for each adapter. */
export type VaultConfig = {
  [Name in VaultAdapterName]: { readonly adapter: Name } & ConfigOf<(typeof adapters)[Name]>;
}[VaultAdapterName];

/** Reads the configuration of the named adapter, and warns of variables of the others. */
export function readVaultConfig(name: VaultAdapterName, values: VaultValues): ReadVaultConfig<VaultConfig> {
  const read = adapterOf(name).readConfig(values);
  if (read.config === null) return read;
  const others = vaultAdapterNames.filter((other) => other !== name);
  const unused = others.flatMap((other) =>
    adapterOf(other)
      .variablesSet(values)
      .map((variable) => `${variable} is set, but PORTAL_VAULT is ${name}: it has no effect`),
  );
  return {
    ...read,
    config: { ...read.config, adapter: name } as VaultConfig,
    warnings: [...read.warnings, ...unused],
  };
}

/** Opens the configured vault. `timeoutMs` is the time limit of one call; for uploads, per file. */
export function createVault(
  config: VaultConfig,
  deps: VaultAdapterDeps,
  timeoutMs: number,
): Promise<OpenVault> {
  return adapterOf(config.adapter).open(config, deps, timeoutMs);
}

/** The adapter of a name, typed for its own configuration and variables. */
function adapterOf(name: VaultAdapterName): VaultAdapter<VaultValues, object> {
  return adapters[name] as VaultAdapter<VaultValues, object>;
}
