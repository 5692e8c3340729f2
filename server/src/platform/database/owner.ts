import { createHmac } from 'node:crypto'

/** The roles the product works with besides the owner. `saver` has no login: it only owns the save function. */
export const roleNames = ['app', 'auth', 'saver', 'platform'] as const
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

/** Nothing to keep and nothing to lose: whoever has the secret can work the password out again. */
export function rolePassword(secret: string, role: string): string {
  return createHmac('sha256', secret).update(role).digest('hex')
}

/** How each role reaches the owner's database. `rolePrefix` is the database's name unless clones share roles. */
export function roleUrls(ownerUrl: string, secret: string, rolePrefix = databaseName(ownerUrl)): RoleUrls {
  const urlOf = (role: RoleName): string => {
    const name = databaseRole(rolePrefix, role)
    const url = new URL(ownerUrl)
    url.username = encodeURIComponent(name)
    url.password = rolePassword(secret, name)
    return url.href
  }
  return { app: urlOf('app'), auth: urlOf('auth'), platform: urlOf('platform') }
}

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
