// Which parts a change is proven by, by where it is. CONTRIBUTING.md has the same table; touches.test.ts holds them together.
import { matchesGlob } from 'node:path'
import { PARTS, type Part, partsOf } from './parts.ts'

interface Touch {
  /** Globs from the root. */
  where: string[]
  /** Names of parts. */
  parts: string[]
}

export const TOUCHES: Touch[] = [
  { where: ['**'], parts: ['check'] },
  { where: ['domain/**'], parts: ['rules', 'web', 'server', 'screens', 'roads'] },
  {
    where: ['domain/people/**', 'contract/**', 'server/**/*.{access,routes}.ts'],
    parts: ['rules', 'server', 'matrix', 'hostile'],
  },
  {
    where: ['domain/{attempt,marking}/**', '{server,web}/src/attempt/**'],
    parts: ['kills', 'networks', 'roads', 'journeys'],
  },
  { where: ['web/src/attempt/sync/**', 'server/src/people/**', 'question-files/**'], parts: ['long'] },
  { where: ['question-files/**', 'demo/**', 'scripts/**', 'README.md', 'CONTRIBUTING.md'], parts: ['rules'] },
  { where: ['web/**'], parts: ['web', 'screens', 'roads', 'journeys', 'looks'] },
  { where: ['server/**'], parts: ['server', 'roads'] },
  { where: ['server/migrations/**', 'server/**/*.db.ts'], parts: ['postgres-15', 'plans'] },
  { where: ['server/src/platform/**', 'server/src/*.ts'], parts: ['postgres-15', 'process', 'matrix', 'bench'] },
  { where: ['server/test/matrix/**'], parts: ['matrix'] },
  { where: ['seed/**'], parts: ['server', 'plans'] },
  { where: ['bench/**'], parts: ['bench'] },
  { where: ['e2e/**'], parts: ['rules', 'roads', 'journeys'] },
  { where: ['e2e/{kill,network}/**'], parts: ['kills', 'networks'] },
]

/** Parts that a change of these files is proven by, in their order; paths from the root. */
export function partsTouched(paths: readonly string[]): Part[] {
  const named = new Set<string>()
  for (const path of paths) {
    const touched = TOUCHES.filter(({ where }) => where.some((glob) => matchesGlob(path, glob)))
    // A test file proves what it proves in its own part alone.
    const own = partsOf(path).map(({ name }) => name)
    for (const name of own.length > 0 ? ['check', ...own] : touched.flatMap(({ parts }) => parts)) named.add(name)
  }
  return PARTS.filter(({ name }) => named.has(name))
}

/** The rows of CONTRIBUTING's table. */
export function touchRows(): string[] {
  return TOUCHES.map(({ where, parts }) => `| ${where.map((glob) => `\`${glob}\``).join(', ')} | ${parts.join(', ')} |`)
}
