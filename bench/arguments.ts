import { parseArgs } from 'node:util'

export const PARTS = [
  'core',
  'floor',
  'rss',
  'save',
  'open',
  'signin',
  'start',
  'submit',
  'typed',
  'live',
  'board',
  'arrive',
  'offline',
  'counts',
  'workers2',
  'bytes',
  'pages',
  'growth',
  'roster',
  'bank',
  'reports',
  'corrections',
  'exams',
  'office',
  'backup',
  'years',
  'citus',
] as const
/** Only when asked for by name: filling so large a database takes longer than all the rest, and not everybody has Citus. */
const byName: readonly string[] = ['years', 'backup', 'citus']
const usualParts = PARTS.filter((part) => !byName.includes(part))
export type Part = (typeof PARTS)[number]

export type BenchArguments = {
  parts: ReadonlySet<Part>
  isShort: boolean
  isProfiled: boolean
  jsonFile: string | undefined
}

/** What was asked for; throws with a sentence when it is not understood. */
export function readArguments(argv: readonly string[]): BenchArguments {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: { json: { type: 'string' }, short: { type: 'boolean' }, profile: { type: 'boolean' } },
  })
  const parts = positionals.map((name) => {
    const part = PARTS.find((one) => one === name)
    if (!part) throw new Error(`There is no part ${name}; there are ${PARTS.join(', ')}.`)
    return part
  })
  return {
    parts: new Set(parts.length > 0 ? parts : usualParts),
    isShort: values.short ?? false,
    isProfiled: values.profile ?? false,
    jsonFile: values.json,
  }
}
