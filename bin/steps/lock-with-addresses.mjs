const FOLDER = 'node_modules/';

/**
 * The lock file with the address of each package at its registry. Ours names none, because it is the same for everybody;
 * without them npm first asks the registry to describe each package, which is a fifth of an installation.
 * @param lock the parsed package-lock.json
 * @param {{ readonly [key: string]: unknown }} config npm's: its `registry`, and those of scopes as `@scope:registry`
 */
export function lockWithAddresses(lock, config) {
  const packages = Object.entries(lock.packages).map(([path, entry]) => [path, withAddress(path, entry, config)]);
  return { ...lock, packages: Object.fromEntries(packages) };
}

function withAddress(path, entry, config) {
  // The project itself has no path. What has no checksum is not from a registry.
  if (path === '' || entry.resolved || !entry.integrity) return entry;
  const name = entry.name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
  const [scope, base] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const registry = String(config[`${scope}:registry`] ?? config.registry).replace(/\/*$/, '/');
  return { ...entry, resolved: `${registry}${name}/-/${base}-${entry.version}.tgz` };
}
