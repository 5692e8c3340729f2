import { spawnSync } from 'node:child_process'
import { chownSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseError } from './embedded-error.ts'

/** Who the database runs as; undefined = whoever runs the server. */
export type DatabaseUser = { uid: number; gid: number } | undefined

const userName = 'postgres'

/** PostgreSQL refuses to run as root, so root hands it to a user without rights, made if missing. */
export function findDatabaseUser(): DatabaseUser {
  if (process.getuid?.() !== 0) return undefined
  const found = lookUp()
  if (found) return found
  const making = [
    ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', userName],
    ['adduser', '-S', '-D', '-H', userName],
  ]
  for (const [command, ...rest] of making) {
    if (command) spawnSync(command, rest, { stdio: 'ignore' })
    const made = lookUp()
    if (made) return made
  }
  throw new DatabaseError(
    `PostgreSQL does not run as root and the user ${userName} could not be created; create it, or start as another user.`,
  )
}

function lookUp(): DatabaseUser {
  const number = (flag: string) => {
    const { status, stdout } = spawnSync('id', [flag, userName], { encoding: 'utf8' })
    return status === 0 ? Number(stdout.trim()) : Number.NaN
  }
  const [uid, gid] = [number('-u'), number('-g')]
  return Number.isInteger(uid) && Number.isInteger(gid) ? { uid, gid } : undefined
}

/** Throws when the user cannot pass through a folder above `path`, naming the folder. */
export function checkReach(path: string, what: string, user: DatabaseUser): void {
  if (!user) return
  const above: string[] = []
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) above.unshift(folder)
  // Asked as that user, because access lists and mounts decide beside the mode bits.
  const script = 'for d; do test -x "$d" || { printf %s "$d"; exit 1; }; done'
  const { status, stdout } = spawnSync('/bin/sh', ['-c', script, 'sh', ...above], {
    ...user,
    encoding: 'utf8',
    cwd: '/',
  })
  if (status === 0) return
  throw new DatabaseError(
    `${what} is below ${stdout || path}, which the user ${userName} cannot enter; ` +
      'as root, keep Sabimark and DATA_DIR outside such folders, or start it as another user.',
  )
}

export function giveTo(path: string, user: DatabaseUser): void {
  if (user) chownSync(path, user.uid, user.gid)
}
