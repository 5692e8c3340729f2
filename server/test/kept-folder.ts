// What takes seconds to make and is always the same is made once and kept beside the packages; whoever needs it has a copy.
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

/** Enough for somebody who switches between a few branches. */
const mostKept = 3

export type Keeping = {
  folder: string
  /** Another one for whatever would be made otherwise. */
  key: string
  /** Makes it anywhere; `remove` clears up there. */
  make(): Promise<{ path: string; remove(): void }>
}

/** Fills the empty folder `target` with what `make` makes, or has made before under this key. */
export async function copyKept({ folder, key, make }: Keeping, target: string): Promise<void> {
  const kept = join(folder, key)
  if (!existsSync(kept)) await keep(kept, make)
  const now = new Date()
  utimesSync(kept, now, now)
  copy(kept, target)
  forgetOld(folder)
}

/** Moved into place when it is whole: what a killed run leaves has another name, and of two at once the first is kept. */
async function keep(kept: string, make: Keeping['make']): Promise<void> {
  const draft = `${kept}.${randomBytes(6).toString('hex')}.draft`
  const { path, remove } = await make()
  try {
    mkdirSync(draft, { recursive: true })
    copy(path, draft)
    if (!existsSync(kept)) renameSync(draft, kept)
  } catch (error) {
    if (!existsSync(kept)) throw error
  } finally {
    rmSync(draft, { recursive: true, force: true })
    remove()
  }
}

/** Not Node's own copy: a database belongs to another user than ours when the tests run as root. */
function copy(from: string, to: string): void {
  execFileSync('cp', ['-a', `${from}/.`, to])
}

/** No draft that another run may be at work on: one of an hour ago was left by a run that was killed. */
function forgetOld(folder: string): void {
  const byUse = readdirSync(folder)
    .filter((name) => !name.endsWith('.draft') || isLeft(join(folder, name)))
    .map((name) => ({ path: join(folder, name), usedMs: usedMsOf(join(folder, name)) }))
    .toSorted((one, other) => other.usedMs - one.usedMs)
  for (const { path } of byUse.slice(mostKept)) rmSync(path, { recursive: true, force: true })
}

const isLeft = (draft: string) => (statSync(draft, { throwIfNoEntry: false })?.ctimeMs ?? 0) < Date.now() - 3_600_000

/** Of one that another run has just removed: long ago. */
const usedMsOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
