// The whole proof as data: its parts in their order, what each proves and how it runs.
import { matchesGlob } from 'node:path'
import { badNetwork, byProject, leftToProve, roads } from './files.ts'

/** How a part, or a piece of one, is run; run-step.ts knows each. */
export type Step =
  | { by: 'checks' }
  /** `files` are paths, or beginnings of paths; all of the projects without. */
  | { by: 'vitest'; projects: string[]; files?: string[]; env?: Record<string, string>; on?: 'PostgreSQL 15' }
  | { by: 'journeys'; proof: 'first' | 'rest' | 'all'; files?: string[] }

export interface Part {
  /** As typed behind `npm run prove --`. */
  name: string
  proves: string
  /** Whether it is of `npm test`, too. */
  isFirst: boolean
  steps: Step[]
  /** Globs of its test files, and of those that match and are not its. */
  tests: string[]
  except?: string[]
}

/** On the database the product brings along, whatever the environment names. */
const embedded = { DATABASE_URL: '', TEST_DATABASE_URL: '' }
/** The same, of `npm test`: vitest.config.ts leaves out what files.ts says. */
const first = { ...embedded, PROOF: 'first' }
const slow = byProject.process
const left = Object.values(leftToProve).flat()

export const PARTS: Part[] = [
  {
    name: 'check',
    proves: 'format, lint, types, import order, oldest browsers, unused code',
    isFirst: true,
    steps: [{ by: 'checks' }],
    tests: [],
  },
  {
    name: 'rules',
    proves: 'the rules of the domain, the contract, files of questions, the demo and the tools',
    isFirst: true,
    steps: [{ by: 'vitest', projects: ['rules', 'scripts'], env: first }],
    tests: [...byProject.rules, ...byProject.scripts],
    except: left,
  },
  {
    name: 'web',
    proves: 'what screens compute',
    isFirst: true,
    steps: [{ by: 'vitest', projects: ['web'], env: first }],
    tests: byProject.web,
    except: [...byProject.screens, ...left],
  },
  {
    name: 'server',
    proves: 'calls and SQL on the embedded PostgreSQL; each call refused to a role and to another school',
    isFirst: true,
    steps: [{ by: 'vitest', projects: ['server'], env: first }],
    tests: byProject.server,
    except: [...left, ...slow],
  },
  {
    name: 'screens',
    proves: 'every screen by itself in Chromium, in one look',
    isFirst: true,
    steps: [{ by: 'vitest', projects: ['screens', 'screens-on-new-page'], env: first }],
    tests: byProject.screens,
    except: left,
  },
  {
    name: 'roads',
    proves: 'sign-up to marks by pressing, each role, the room through a lost network, a phone',
    isFirst: true,
    steps: [{ by: 'journeys', proof: 'first' }],
    tests: roads,
  },
  {
    name: 'postgres-15',
    proves: 'what asks the database, again on the oldest PostgreSQL we support; a backup from it and to it',
    isFirst: false,
    steps: [
      { by: 'vitest', projects: ['scripts'], files: leftToProve.postgres15 },
      { by: 'vitest', projects: ['server'], env: { ONLY_ABOUT_SQL: '1' }, on: 'PostgreSQL 15' },
      { by: 'vitest', projects: ['server'], files: leftToProve.backup, env: embedded },
    ],
    tests: [...leftToProve.postgres15, ...leftToProve.backup],
  },
  {
    name: 'process',
    proves:
      'whole servers that start, stop, are killed and recover; a backup and what it is restored to; the units of systemd',
    isFirst: false,
    steps: [{ by: 'vitest', projects: ['process'], files: ['server/'], env: embedded }],
    tests: ['server/**/*.process.test.ts'],
  },
  {
    name: 'kills',
    proves: 'an exam loses and doubles nothing while server and database are killed',
    isFirst: false,
    steps: [{ by: 'vitest', projects: ['scripts'], files: leftToProve.kills }],
    tests: leftToProve.kills,
  },
  {
    name: 'networks',
    proves: 'what candidates on bad networks are told is saved, is',
    isFirst: false,
    steps: [
      { by: 'vitest', projects: ['scripts'], files: leftToProve.networks },
      { by: 'journeys', proof: 'all', files: badNetwork },
    ],
    tests: [...leftToProve.networks, ...badNetwork],
  },
  {
    name: 'proxy',
    proves: 'nginx as it is shipped before a real server: who is seen, what passes, what is refused',
    isFirst: false,
    steps: [{ by: 'vitest', projects: ['scripts'], files: leftToProve.proxy }],
    tests: leftToProve.proxy,
  },
  {
    name: 'servers',
    proves:
      'two servers on one database behind nginx: restarted one after the other, killed, and of two versions; a hall in two workers',
    isFirst: false,
    steps: [{ by: 'vitest', projects: ['scripts'], files: leftToProve.servers }],
    tests: leftToProve.servers,
  },
  {
    name: 'plans',
    proves: 'no statement reads a big table whole in a database that years have filled',
    isFirst: false,
    steps: [{ by: 'vitest', projects: ['server'], files: leftToProve.plans, env: embedded }],
    tests: leftToProve.plans,
  },
  {
    name: 'matrix',
    proves: 'who may make which call, by every way in; no reply depends on the right answers too early',
    isFirst: false,
    steps: [{ by: 'vitest', projects: ['server'], files: ['server/test/matrix/'], env: embedded }],
    tests: ['server/test/matrix/*.test.ts'],
  },
  {
    name: 'hostile',
    proves: 'bodies that nearly fit are refused in the words of the contract',
    isFirst: false,
    steps: [{ by: 'vitest', projects: ['server'], files: leftToProve.hostile, env: embedded }],
    tests: leftToProve.hostile,
  },
  {
    name: 'long',
    proves: 'what takes many tries: a day of guesses, real hashing, pages torn away a thousand times, floods of text',
    isFirst: false,
    steps: [
      {
        by: 'vitest',
        projects: ['rules', 'web', 'server', 'server-mocking'],
        files: leftToProve.long,
        env: embedded,
      },
    ],
    tests: leftToProve.long,
  },
  {
    name: 'bench',
    proves: 'the bench measures what it says',
    isFirst: false,
    steps: [{ by: 'vitest', projects: ['process'], files: ['bench/'], env: embedded }],
    tests: ['bench/**/*.process.test.ts'],
  },
  {
    name: 'journeys',
    proves: 'every other journey in Chromium, over a real server',
    isFirst: false,
    steps: [{ by: 'journeys', proof: 'rest' }],
    tests: ['e2e/**/*.spec.ts'],
    except: [...roads, ...badNetwork],
  },
  {
    name: 'looks',
    proves: 'every page a second time, in the dark and on a phone',
    isFirst: false,
    steps: [{ by: 'vitest', projects: ['screens'], files: leftToProve.looks }],
    tests: leftToProve.looks,
  },
]

/** The parts that are asked for by name; `first` and `rest` are groups of them. Nothing for a name that is none. */
export function partsNamed(names: readonly string[]): Part[] | undefined {
  if (names.length === 0) return PARTS
  const found = names.map((name) =>
    PARTS.filter((part) => part.name === name || name === (part.isFirst ? 'first' : 'rest')),
  )
  if (found.some((parts) => parts.length === 0)) return undefined
  return PARTS.filter((part) => found.some((parts) => parts.includes(part)))
}

/** Those that run a test file; `path` from the root. */
export function partsOf(path: string): Part[] {
  const matches = (globs: readonly string[] = []) => globs.some((glob) => matchesGlob(path, glob))
  return PARTS.filter(({ tests, except }) => matches(tests) && !matches(except))
}

/** Lines of a help text. */
export function partLines(parts: readonly Part[]): string[] {
  return parts.map(({ name, proves }) => `  ${name.padEnd(12)} ${proves}`)
}
