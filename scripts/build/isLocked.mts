/**
 * Whether Node would find a package from the folder of the package that depends on it.
 * @param packages of a lockfile, by path
 * @param from the path of the dependent package, empty for the project itself
 * @param name of the package
 */
export function isLocked(packages: Record<string, unknown>, from: string, name: string) {
  for (let base = from; ; base = base.slice(0, Math.max(base.lastIndexOf('/node_modules/'), 0))) {
    if (`${base === '' ? '' : `${base}/`}node_modules/${name}` in packages) return true;
    if (base === '') return false;
  }
}
