import { findPostgres15, findProgram } from '../../../scripts/machine.js'

const packages = ['etcd-server', 'haproxy', 'iproute2', 'patroni'] as const

/** What keeps this machine from having a cluster, in a sentence; nothing where it has all it takes. */
export function findMissing(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'A cluster of network namespaces needs Linux, and root to make them.'
  const missing = [
    ...packages.filter((name) => findProgram(name) === undefined),
    ...(findPostgres15() ? [] : ['postgresql-15']),
  ]
  if (missing.length === 0) return undefined
  return `This machine lacks ${missing.join(', ')}. On Debian, as root: apt-get install --no-install-recommends ${missing.join(' ')}`
}
