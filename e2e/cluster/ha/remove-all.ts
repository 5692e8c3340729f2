import { rmSync } from 'node:fs'
import { listNamespaces, removeNamespace } from './network.ts'
import { FOLDER } from './places.ts'
import { clear } from './processes.ts'

/** Ends what runs in namespaces of ours, and removes them and the folder; whatever of it there is. */
export async function removeAll(): Promise<void> {
  const namespaces = listNamespaces()
  for (const namespace of namespaces) await clear(namespace)
  for (const namespace of namespaces) removeNamespace(namespace)
  rmSync(FOLDER, { recursive: true, force: true, maxRetries: 5 })
}
