import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { findPlace } from '../imports/house.ts'
import { listCodeInGit } from '../imports/list-files.ts'

/** A code file with its length. */
export type Sized = { path: string; lines: number; isTest: boolean }

/** A dozen source files are our aim for a folder. */
export const mostInFolder = 12

/** Every code file git holds, in the order of their paths. */
export function sizeFiles(root: string): Sized[] {
  return listCodeInGit(root)
    .toSorted()
    .map((path) => ({
      path,
      lines: readFileSync(join(root, path), 'utf8').split('\n').length - 1,
      isTest: isOfTests(path),
    }))
}

const isOfTests = (path: string) => {
  const place = findPlace(path)
  return place?.area === 'test' || place?.workspace === 'e2e'
}

/** By workspace: source files and lines, and the lines of tests. */
export function byWorkspace(files: readonly Sized[]) {
  const names = [...new Set(files.map(({ path }) => workspaceOf(path)))]
  return names.map((name) => {
    const own = files.filter(({ path }) => workspaceOf(path) === name)
    const sources = own.filter(({ isTest }) => !isTest)
    return { name, files: sources.length, lines: linesOf(sources), testLines: linesOf(own) - linesOf(sources) }
  })
}

const workspaceOf = (path: string) => findPlace(path)?.workspace ?? '?'
const linesOf = (files: readonly Sized[]) => files.reduce((sum, { lines }) => sum + lines, 0)

/** The files of the record docs/further-record.md copies from, without tests: what one more kind costs. */
export function costOfClasses(files: readonly Sized[]) {
  const own = files.filter(({ path, isTest }) => !isTest && isOfClasses(path))
  return { files: own.length, lines: linesOf(own) }
}

/** But for adding several at once, which a further kind of record need not have. */
const isOfClasses = (path: string) =>
  /^(domain\/school\/classes\/class-fields\.ts|(contract|demo)\/school\/classes\/|(server|web)\/src\/school\/classes\/(?!add-classes|set-up-classes))/.test(
    path,
  )

/** Folders with more source files than we aim at, the fullest first. */
export function crowdedFolders(files: readonly Sized[]) {
  const counts = new Map<string, number>()
  for (const { path, isTest } of files) {
    if (isTest) continue
    const folder = posix.dirname(path)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .map(([folder, count]) => ({ folder, count }))
    .filter(({ count }) => count > mostInFolder)
    .toSorted((a, b) => b.count - a.count || a.folder.localeCompare(b.folder))
}

/** How far the newest features reach: commits that touch rules or contract, the server and the web app. */
export function spreadOfFeatures(root: string, most: number) {
  const log = execFileSync('git', ['log', '-n', '400', '--no-merges', '--format=%x00', '--name-only'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  })
  const features = log
    .split('\0')
    .map((text) => text.split('\n').filter((path) => path !== '' && !isOfTests(path)))
    .filter((paths) => {
      const touches = (...names: string[]) => paths.some((path) => names.some((name) => path.startsWith(`${name}/`)))
      return touches('domain', 'contract') && touches('server') && touches('web')
    })
    .slice(0, most)
  const files = features.map((paths) => paths.length)
  const folders = features.map((paths) => new Set(paths.map((path) => posix.dirname(path))).size)
  return { count: features.length, files: median(files), folders: median(folders) }
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const [low = 0, high = 0] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]]
  return (low + high) / 2
}
