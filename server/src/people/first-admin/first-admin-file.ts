import { rmSync } from 'node:fs'
import { join } from 'node:path'

/** Where the made password of the first administrator is kept until it was used once. */
export function firstAdminFile(dataDir: string): string {
  return join(dataDir, 'first-admin.txt')
}

/** The administrator has signed in; the password need not lie about any longer. */
export function forgetFirstAdminFile(dataDir: string): void {
  rmSync(firstAdminFile(dataDir), { force: true })
}
