// Holds the built web app to the oldest browsers the product promises (web/browsers.ts): syntax, APIs and CSS that one of
// them lacks are findings, but for scripts/browsers/accepted.ts. It fails on an empty build and on an entry nobody needs.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { browsers } from '@sabimark/web/browsers.ts'
import { type Accepted, accepted } from './browsers/accepted.ts'
import { missingIn, readOldest, type Use } from './browsers/support.ts'
import { usedByScript } from './browsers/used-by-script.ts'
import { usedByStyle } from './browsers/used-by-style.ts'
import { answerHelp, ROOT } from './command.ts'

export interface Findings {
  fileCount: number
  problems: string[]
}

const readers: Record<string, (source: string) => Use[]> = { '.js': usedByScript, '.css': usedByStyle }

/** How much of a file is shown of a finding, and looked at by an entry of the list: characters before and after. */
const around = 100

export function checkBrowsers(dist: string, list: readonly Accepted[] = accepted): Findings {
  const problems = new Set<string>()
  const needed = new Set<Accepted>()
  const lacking = lackingIn(browsers)
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => endingOf(file) in readers)
  for (const file of files.sort()) {
    const source = readFileSync(join(dist, file), 'utf8')
    for (const { names, at } of readers[endingOf(file)]?.(source) ?? []) {
      const [name, missing] = lacking(names)
      if (!name) continue
      const text = source.slice(Math.max(0, at - around), at + around).replaceAll('\n', ' ')
      const entry = list.find((one) => name.startsWith(one.names) && (one.as?.test(text) ?? true))
      if (entry) needed.add(entry)
      else problems.add(`${file}: ${name}, not in ${missing.join(', ')}: …${text}…`)
    }
  }
  for (const entry of list) {
    if (!needed.has(entry)) problems.add(`scripts/browsers/accepted.ts: "${entry.names}" is used nowhere as it says`)
  }
  if (files.length === 0) problems.add('not a single file was looked at')
  return { fileCount: files.length, problems: [...problems] }
}

const endingOf = (file: string) => /\.(?:js|css)$/.exec(file)?.[0] ?? ''

/** The first of some names and who lacks it, if every one of them is lacked by somebody: else it may be the one all have. */
function lackingIn(targets: readonly string[]) {
  const oldest = targets.map(readOldest)
  const known = new Map<string, string[]>()
  const of = (name: string) => {
    const found = known.get(name) ?? missingIn(name, oldest)
    known.set(name, found)
    return found
  }
  return (names: readonly string[]): [name: string | undefined, missing: string[]] => {
    const [first] = names
    return first === undefined || names.some((name) => of(name).length === 0) ? [undefined, []] : [first, of(first)]
  }
}

if (import.meta.main) {
  answerHelp(`node scripts/check-browsers.ts: holds web/dist to ${browsers.join(', ')} (scripts/browsers/accepted.ts).`)
  const { fileCount, problems } = checkBrowsers(join(ROOT, 'web', 'dist'))
  for (const problem of problems) console.error(problem)
  console.log(`browsers: ${fileCount} built files looked at, ${problems.length} findings`)
  if (problems.length > 0) process.exitCode = 1
}
