// The program as its next version: the same, with one more change to the database.
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../../scripts/command.ts'

export const addedMigration = '900-of-the-next-version.sql'

/** The folder to start it in; the caller removes it. */
export function layNextVersion(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sabimark-next-'))
  const server = join(ROOT, 'server')
  cpSync(server, join(folder, 'server'), {
    recursive: true,
    filter: (from) => !from.includes('node_modules') && !/\.test\.ts$/.test(from),
  })
  writeFileSync(join(folder, 'server', 'migrations', addedMigration), 'CREATE TABLE next_version (one integer)')
  mkdirSync(join(folder, 'web'))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  symlinkSync(join(ROOT, 'web', 'dist'), join(folder, 'web', 'dist'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  return folder
}
