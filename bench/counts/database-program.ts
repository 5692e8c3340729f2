// A PostgreSQL with the product's own settings, in a process of its own, for a server that is told to use it.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '@sabimark/server/src/platform/database/embedded.ts'

export type DatabaseTold = { ownerUrl: string; superuserUrl: string }

// Whoever stops the bench waits a few seconds longer: the database is stopped and removed first.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
const dataDir = mkdtempSync(join(tmpdir(), 'sabimark-counts-'))
// Started as root, PostgreSQL runs as somebody else and must get through.
chmodSync(dataDir, 0o711)
try {
  const { ownerUrl, superuserUrl, stop } = await startEmbedded({ dataDir, say: () => undefined })
  const told: DatabaseTold = { ownerUrl, superuserUrl }
  process.send?.(told)
  await new Promise((resolve) => process.once('disconnect', resolve))
  await stop()
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
