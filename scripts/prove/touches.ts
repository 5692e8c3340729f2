// Which parts a change is proven by, by where it is. CONTRIBUTING.md has the same table; touches.test.ts holds them together.
import { matchesGlob } from 'node:path'
import { PARTS, type Part, partsOf } from './parts.ts'

const everything = PARTS.map(({ name }) => name)

interface Touch {
  /** Globs from the root. */
  where: string[]
  /** Names of parts. */
  parts: string[]
}

export const TOUCHES: Touch[] = [
  { where: ['**'], parts: ['check'] },
  // What every part is run by.
  { where: ['*.{json,ts}', '.ci/**', 'scripts/{prove/**,*.ts,*.js}'], parts: everything },
  { where: ['domain/**'], parts: ['rules', 'web', 'server', 'screens', 'roads'] },
  {
    where: ['domain/people/**', 'contract/**', 'server/**/*.{access,routes}.ts'],
    parts: ['rules', 'server', 'matrix', 'hostile', 'journeys'],
  },
  {
    where: ['{domain,contract}/{attempt,marking}/**', '{server,web}/src/{attempt,marking}/**', 'server/migrations/**'],
    parts: ['kills', 'networks', 'roads', 'journeys'],
  },
  { where: ['web/src/attempt/sync/**', 'server/src/people/**', 'question-files/**'], parts: ['long'] },
  {
    where: ['{question-files,ready-made}/**', 'demo/**', 'scripts/**', 'README.md', 'CONTRIBUTING.md'],
    parts: ['rules'],
  },
  { where: ['web/**'], parts: ['web', 'screens', 'roads', 'journeys', 'looks'] },
  { where: ['server/**'], parts: ['server', 'postgres-15', 'roads', 'journeys'] },
  { where: ['server/migrations/**', 'server/**/*.db.ts'], parts: ['plans', 'matrix'] },
  { where: ['server/src/platform/**', 'server/src/*.ts'], parts: ['process', 'matrix', 'bench'] },
  { where: ['server/test/matrix/**'], parts: ['matrix'] },
  { where: ['deploy/**'], parts: ['process', 'proxy', 'servers'] },
  { where: ['server/src/platform/http/**', 'e2e/proxy/**'], parts: ['proxy'] },
  { where: ['seed/**'], parts: ['server', 'plans'] },
  { where: ['bench/**'], parts: ['bench'] },
  { where: ['e2e/**'], parts: ['rules', 'roads', 'journeys'] },
  { where: ['e2e/{kill,network}/**'], parts: ['kills', 'networks'] },
  {
    where: ['e2e/{kill,servers}/**', 'server/src/platform/{database,jobs,process}/**', 'server/src/attempt/**'],
    parts: ['servers'],
  },
]

/** Parts that a change of these files is proven by, in their order; paths from the root. */
export function partsTouched(paths: readonly string[]): Part[] {
  const named = new Set(['check'])
  for (const path of paths) {
    const touched = TOUCHES.filter(({ where }) => where.some((glob) => matchesGlob(path, glob)))
    // A test file proves what it proves in its own part alone.
    const own = partsOf(path).map(({ name }) => name)
    for (const name of own.length > 0 ? own : touched.flatMap(({ parts }) => parts)) named.add(name)
  }
  return PARTS.filter(({ name }) => named.has(name))
}

/** The rows of CONTRIBUTING's table. */
export function touchRows(): string[] {
  return TOUCHES.map(({ where, parts }) => `| ${where.map((glob) => `\`${glob}\``).join(', ')} | ${parts.join(', ')} |`)
}
