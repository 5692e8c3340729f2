import { createHmac } from 'node:crypto'

/**
 * The roles the product works with besides the owner. `saver` has no login: it only owns the save function. `keeper` reads
 * everything for a backup, and has a login only while one begins (backup/keeper.ts).
 */
export const roleNames = ['app', 'auth', 'saver', 'platform', 'keeper'] as const
export type RoleName = (typeof roleNames)[number]

/** Connection strings of the roles that sign in. */
export type RoleUrls = { app: string; auth: string; platform: string }

/** PostgreSQL cuts names at 63 bytes, and two cut names could be one. */
const longestName = 63

/** Roles belong to the cluster, which may hold several databases: each has its own set, named after it. */
export function databaseRole(rolePrefix: string, role: RoleName): string {
  const name = `${rolePrefix}_${role}`
  if (Buffer.byteLength(name) > longestName)
    throw new Error(`The database name ${rolePrefix} is too long for role names.`)
  return name
}

export function databaseName(ownerUrl: string): string {
  return decodeURIComponent(new URL(ownerUrl).pathname.slice(1))
}

/** Passwords of the roles that sign in. */
export type RolePasswords = Readonly<Record<keyof RoleUrls, string>>

/**
 * The passwords roles are made with. From then on the database keeps them (migrate-roles.ts), so that a changed SECRET
 * on one machine does not lock out another one.
 */
export function firstPasswords(secret: string, rolePrefix: string): RolePasswords {
  const passwordOf = (role: RoleName) =>
    createHmac('sha256', secret).update(databaseRole(rolePrefix, role)).digest('hex')
  return { app: passwordOf('app'), auth: passwordOf('auth'), platform: passwordOf('platform') }
}

/** How each role reaches the owner's database. `rolePrefix` is the database's name unless clones share roles. */
export function urlsWith(ownerUrl: string, passwords: RolePasswords, rolePrefix = databaseName(ownerUrl)): RoleUrls {
  const urlOf = (role: keyof RoleUrls): string => {
    const url = new URL(ownerUrl)
    url.username = encodeURIComponent(databaseRole(rolePrefix, role))
    url.password = passwords[role]
    return url.href
  }
  return { app: urlOf('app'), auth: urlOf('auth'), platform: urlOf('platform') }
}

/** How each role reaches a database that was made with this secret. */
export function roleUrls(ownerUrl: string, secret: string, rolePrefix = databaseName(ownerUrl)): RoleUrls {
  return urlsWith(ownerUrl, firstPasswords(secret, rolePrefix), rolePrefix)
}

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
