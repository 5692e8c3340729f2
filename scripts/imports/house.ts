// The import order of docs/house.md as data: which workspace may know which, and in which order the rooms stand.

export const ROOMS = [
  'school',
  'people',
  'bank',
  'exam',
  'attempt',
  'hall',
  'marking',
  'result',
  'report',
  'notice',
] as const

/** Folders that are no room and know none: what they do is to the whole database, and rooms may use it. */
const BELOW_ROOMS = ['backup']

/** The folder of `domain` that knows no room: general words, which every `platform` may use, and nothing else of `domain`. */
const WORDS = 'words'

/** The order inside a workspace: a file may import from its own area and from those before it. */
const AREAS = [WORDS, 'platform', ...BELOW_ROOMS, ...ROOMS, 'site', 'shell', 'entry', 'test']

/** Areas that stand in the same order whichever workspaces they are of. */
const ORDERED: ReadonlySet<string> = new Set([WORDS, 'platform', ...BELOW_ROOMS, ...ROOMS])

/** Single files every room of their workspace may use; they are held to the same rule as a `platform` folder. */
const BELOW_ALL_ROOMS = [
  'contract/event-refusal.ts',
  'contract/list.ts',
  'contract/picture.ts',
  'contract/record-calls.ts',
  'contract/record.ts',
  'contract/refusal.ts',
  'contract/text.ts',
]

const SERVED_BY_NODE = ['domain', 'contract', 'question-files', 'ready-made', 'server', 'demo']

/** What each workspace may import besides itself. */
const MAY_KNOW: Record<string, string[]> = {
  domain: [],
  contract: ['domain'],
  'question-files': ['domain'],
  'ready-made': ['domain'],
  server: ['domain', 'contract', 'ready-made'],
  demo: ['domain', 'contract'],
  web: ['domain', 'contract', 'demo', 'question-files'],
  e2e: ['domain', 'contract', 'scripts', 'web'],
  seed: ['domain', 'contract', 'server', 'scripts'],
  bench: ['domain', 'contract', 'server', 'scripts', 'seed'],
  scripts: ['domain', 'web', 'question-files'],
  // What an operator copies to its place; no code.
  deploy: [],
  root: ['scripts'],
}

/** Workspaces that list the few packages they may use; the others are free within their package.json. */
const MAY_USE: Record<string, string[]> = {
  domain: [],
  contract: ['zod', '@orpc/contract'],
  'question-files': ['fflate', 'papaparse', 'write-excel-file'],
  'ready-made': ['katex', 'node:crypto', 'node:fs', 'node:path'],
}

export interface Place {
  workspace: string
  area: string
}

/** Where a file stands, or undefined when the house has no such place. `path` is relative to the root, with slashes. */
export function findPlace(path: string): Place | undefined {
  const parts = path.split('/')
  const [workspace = '', ...inside] = parts
  if (parts.length === 1) return { workspace: 'root', area: 'entry' }
  if (!(workspace in MAY_KNOW) || workspace === 'root') return undefined
  if (isTest(path) || inside[0] === 'test') return { workspace, area: 'test' }
  if (BELOW_ALL_ROOMS.includes(path)) return { workspace, area: 'platform' }
  const hasSourceFolder = workspace === 'server' || workspace === 'web'
  if (hasSourceFolder && inside[0] !== 'src') return { workspace, area: 'entry' }
  const [area, ...rest] = hasSourceFolder ? inside.slice(1) : inside
  if (rest.length === 0 || !['domain', 'contract', 'server', 'demo', 'web'].includes(workspace)) {
    return { workspace, area: 'entry' }
  }
  const isKnown = area === 'platform' || ROOMS.some((room) => room === area)
  const isWebOnly = workspace === 'web' && (area === 'site' || area === 'shell')
  const isBelowRooms = ['server', 'domain'].includes(workspace) && BELOW_ROOMS.some((name) => area === name)
  const isWords = workspace === 'domain' && area === WORDS
  return area !== undefined && (isKnown || isWebOnly || isBelowRooms || isWords) ? { workspace, area } : undefined
}

/** Why a file at `from` may not import a file at `to`; undefined when it may. */
export function refuseImport(from: Place, to: Place, isLazy: boolean): string | undefined {
  if (to.area === 'test' && from.area !== 'test') return 'only tests import tests'
  if (from.workspace !== to.workspace) {
    if (!MAY_KNOW[from.workspace]?.includes(to.workspace)) return `${from.workspace} may not know ${to.workspace}`
    if (to.workspace === 'demo' && !isLazy) return 'demo is one lazily loaded chunk: use import() or import type'
    if (to.workspace === 'ready-made' && from.area !== 'test' && !isLazy)
      return 'ready-made questions are loaded when asked for: use import() or import type'
    // `platform` and `backup` are below the rooms of every workspace, and words below them.
    const isOrdered = [from.area, to.area].every((area) => ORDERED.has(area))
    if (!isOrdered) return undefined
  }
  if (AREAS.indexOf(to.area) > AREAS.indexOf(from.area)) return `${from.area} stands before ${to.area}`
  return undefined
}

/** Why a file at `from` may not use a package (or a module of Node); undefined when it may. */
export function refusePackage(from: Place, name: string): string | undefined {
  const allowed = MAY_USE[from.workspace]
  if (!allowed || from.area === 'test' || allowed.includes(name)) return undefined
  return `${from.workspace} may use ${allowed.length > 0 ? allowed.join(' and ') : 'nothing'} from outside`
}

/** Node runs these workspaces as they are, and Node refuses `.tsx`. */
export function isServedByNode(place: Place): boolean {
  return SERVED_BY_NODE.includes(place.workspace)
}

export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path)
}
