// The same exams on a small disk of their own that runs full. Needs a file system to fill, so: Linux, and root.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runSession } from './run-session.ts'
import type { SessionOptions } from './session.ts'

/** Room for an empty installation and a few exams. */
const sizeMb = 400

type FullDiskOptions = Omit<SessionOptions, 'disaster' | 'place' | 'say' | 'onKill'>

export async function runOnFullDisk(asked: FullDiskOptions, say: (line: string) => void): Promise<number> {
  const place = mkdtempSync(join(tmpdir(), 'sabimark-full-disk-'))
  chmodSync(place, 0o711)
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m,mode=711`, 'sabimark-full-disk', place])
  if (mounted.status !== 0) {
    rmdirSync(place)
    say(`A file system of its own cannot be made here: ${String(mounted.stderr).trim()}`)
    return 1
  }
  try {
    const session = await runSession({ ...asked, disaster: 'full disk', place, say })
    const { candidates, acknowledged, lookedFor, failures, problems } = session
    say(`attempts: ${candidates}, acknowledged events: ${acknowledged}, looked for: ${lookedFor} times`)
    say(`calls not answered well meanwhile: ${[...failures].map(([name, times]) => `${times} × ${name}`).join(', ')}`)
    for (const problem of problems.slice(0, 50)) say(`LOST: ${problem}`)
    say(problems.length === 0 ? 'Nothing was lost.' : `${problems.length} problems.`)
    return problems.length === 0 ? 0 : 1
  } finally {
    spawnSync('umount', [place])
    rmdirSync(place)
  }
}
