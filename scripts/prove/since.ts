// What a change touches of the proof, and what it adds to it: `npm run prove -- --since COMMIT`.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../command.ts'
import { PARTS, type Part, partsOf } from './parts.ts'
import { type PartTimes, readTimes } from './record.ts'
import { partsTouched } from './touches.ts'

/** A file that is there now and was changed; lines that are there now and were not at the commit, less those that are gone. */
export interface Change {
  path: string
  lines: number
  grownBy: number
}

export interface Added {
  part: Part
  file: string
  /** Of the file's time as its lines are of all of them; nothing where the file has never run here. */
  seconds: number | undefined
}

/** How much the test files of one change may add. */
const LIMITS = { first: 0.02, all: 0.05 }

/** Test files that are new or have grown, by the part that runs them. */
export function addedBy(changes: readonly Change[], times: Record<string, PartTimes>): Added[] {
  return changes
    .filter(({ grownBy }) => grownBy > 0)
    .flatMap(({ path, lines, grownBy }) =>
      partsOf(path).map((part) => {
        const whole = times[part.name]?.files.find(({ file }) => file === path)?.seconds
        return { part, file: path, seconds: whole === undefined ? undefined : (whole * grownBy) / lines }
      }),
    )
    .toSorted((one, other) => PARTS.indexOf(one.part) - PARTS.indexOf(other.part))
}

/** The whole answer, as lines. */
export function linesSince(
  commit: string,
  paths: readonly string[],
  added: readonly Added[],
  times: Record<string, PartTimes>,
) {
  const touched = partsTouched(paths)
  const unknown = PARTS.filter(({ name, tests }) => tests.length > 0 && !times[name])
  return [
    `Since ${commit}: ${paths.length} files changed.`,
    '',
    'Parts that prove them:',
    ...touched.map(
      ({ name, isFirst, proves }) => `  ${name.padEnd(12)} ${isFirst ? 'npm test' : 'prove   '}  ${proves}`,
    ),
    `Run them: npm run prove -- ${touched.map(({ name }) => name).join(' ')}`,
    '',
    'What the change adds to the tests, by the times last recorded on this machine:',
    ...added.map(({ part, file, seconds }) => `  ${part.name.padEnd(12)} ${shown(seconds)}  ${file}`),
    shareLine(
      'npm test',
      PARTS.filter(({ isFirst }) => isFirst),
      added,
      times,
      LIMITS.first,
    ),
    shareLine('prove', PARTS, added, times, LIMITS.all),
    ...(unknown.length > 0
      ? [`Never run here, and so not counted: ${unknown.map(({ name }) => name).join(', ')}.`]
      : []),
  ]
}

const shown = (seconds: number | undefined) =>
  (seconds === undefined ? 'no time' : `${seconds.toFixed(1)} s`).padStart(8)

function shareLine(
  of: string,
  parts: readonly Part[],
  added: readonly Added[],
  times: Record<string, PartTimes>,
  limit: number,
) {
  const sum = (seconds: readonly number[]) => seconds.reduce((total, one) => total + one, 0)
  const all = sum(parts.flatMap(({ name }) => times[name]?.files.map(({ seconds }) => seconds) ?? []))
  const own = sum(added.filter(({ part }) => parts.includes(part)).map(({ seconds = 0 }) => seconds))
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`
  return `  of ${of}: ${own.toFixed(1)} of ${all.toFixed(0)} s, ${percent(all > 0 ? own / all : 0)}; at most ${percent(limit)}`
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' })
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '')

/** Reads `git diff --numstat -z`; what was moved has its old name and its new one behind an empty one. */
export function readNumstat(text: string): { path: string; grownBy: number }[] {
  const words = text.split('\0')
  const found: { path: string; grownBy: number }[] = []
  for (let at = 0; at < words.length - 1; at += 1) {
    const [added = '0', removed = '0', name = ''] = words[at]?.split('\t') ?? []
    const path = name || (words[at + 2] ?? '')
    if (name === '') at += 2
    found.push({ path, grownBy: Number(added) - Number(removed) })
  }
  return found
}

/** What is another than at the commit, written down or not. */
export function changesSince(commit: string): { paths: string[]; changes: Change[] } {
  const tracked = readNumstat(git('diff', '--numstat', '-z', '--find-renames', commit))
  const isThere = new Set(linesOf(git('ls-files')))
  const untracked = linesOf(git('ls-files', '--others', '--exclude-standard'))
  const lineCount = (path: string) => readFileSync(join(ROOT, path), 'utf8').split('\n').length - 1
  const changes = [
    // A picture has no lines.
    ...tracked.filter(({ path, grownBy }) => isThere.has(path) && !Number.isNaN(grownBy)),
    ...untracked.map((path) => ({ path, grownBy: lineCount(path) })),
  ]
  return {
    paths: [...tracked.map(({ path }) => path), ...untracked],
    changes: changes.map((change) => ({ ...change, lines: lineCount(change.path) })),
  }
}

/** Prints it. */
export function saySince(commit: string): void {
  const { paths, changes } = changesSince(commit)
  const times = readTimes()
  for (const line of linesSince(commit, paths, addedBy(changes, times), times)) console.log(line)
}
