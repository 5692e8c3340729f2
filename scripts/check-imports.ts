// The import order of the house as a program. It fails on a forbidden arrow, a ring of files or of folders, an import without file ending,
// and when it saw fewer files than git holds: a gate that sees nothing must not say "no findings".
import { existsSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { answerHelp, ROOT } from './command.ts'
import { findCycle } from './imports/find-cycle.ts'
import { type Arrow, judgeFolders } from './imports/folder-rings.ts'
import { findPlace, isServedByNode, type Place, refuseImport, refusePackage } from './imports/house.ts'
import { listCodeInGit, walkCode } from './imports/list-files.ts'
import { COMPUTED, type Import, readImports } from './imports/read-imports.ts'
import { knownArrows, knownLeanings } from './imports/rings.ts'

export interface Findings {
  fileCount: number
  problems: string[]
}

/** What is known and goes unrefused until it is mended; scripts/imports/rings.ts by itself. */
type Known = { ringArrows?: readonly Arrow[]; leanings?: readonly Arrow[] }

export function checkImports(
  root: string,
  { seen = walkCode(root), ringArrows = knownArrows, leanings = knownLeanings }: Known & { seen?: string[] } = {},
): Findings {
  const problems: string[] = []
  const gone = new Set(leanings)
  const graph = new Map<string, string[]>()
  for (const file of seen) {
    const place = findPlace(file)
    if (!place) {
      problems.push(`${file} stands in a folder the house does not have (see scripts/imports/house.ts)`)
      continue
    }
    const targets: string[] = []
    for (const found of readImports(join(root, file)).flatMap((one) => spread(file, one, seen))) {
      const { target, refusal } = judge(root, file, place, found)
      const leaning = leanings.find((arrow) => arrow === `${file} → ${target}`)
      if (leaning) gone.delete(leaning)
      else if (refusal) problems.push(`${file}:${found.line} imports '${found.specifier}': ${refusal}`)
      if (target) targets.push(target)
    }
    graph.set(file, targets)
  }
  const cycle = findCycle(graph)
  if (cycle) problems.push(`these files import each other in a ring: ${cycle.join(' → ')}`)
  problems.push(...judgeFolders(graph, ringArrows))
  for (const arrow of gone) problems.push(`${arrow} is there no longer: strike it out of scripts/imports/rings.ts`)
  const looked = new Set(seen)
  const unseen = listCodeInGit(root).filter((file) => !looked.has(file))
  for (const file of unseen) problems.push(`${file} is in git but was not looked at`)
  if (graph.size === 0) problems.push('not a single file was looked at')
  return { fileCount: graph.size, problems }
}

function judge(
  root: string,
  file: string,
  from: Place,
  found: Import,
): { target?: string; refusal?: string | undefined } {
  const { specifier, isLazy, isUrl } = found
  // Tests read sources as text.
  if (isUrl && from.area === 'test') return {}
  if (specifier === COMPUTED) {
    // Scripts may compute what they load; a room that does hides its arrow.
    return from.area === 'test' || ['scripts', 'bench', 'e2e'].includes(from.workspace)
      ? {}
      : { refusal: 'a computed path hides where it leads' }
  }
  const target = resolve(file, specifier)
  if (!target) return { refusal: refusePackage(from, packageName(specifier)) }
  if (!posix.extname(target)) return { refusal: 'the file ending is missing' }
  if (!isFile(join(root, target))) return { refusal: 'there is no such file' }
  const to = findPlace(target)
  if (!to) return { refusal: 'it stands in a folder the house does not have' }
  if (isServedByNode(from) && target.endsWith('.tsx')) return { target, refusal: 'Node does not run .tsx' }
  if (specifier.startsWith('.') && from.workspace !== to.workspace && hasName(to.workspace)) {
    return { target, refusal: `another workspace is imported by its name, @sabimark/${to.workspace}/…` }
  }
  return { target, refusal: refuseImport(from, to, isLazy) }
}

/** A pattern leads to every file that fits it; a plain import to itself. */
function spread(file: string, found: Import, seen: readonly string[]): Import[] {
  if (!found.isGlob) return [found]
  const pattern = posix.join(posix.dirname(file), found.specifier)
  const { line, isLazy } = found
  return seen
    .filter((one) => posix.matchesGlob(one, pattern) && one !== file)
    .map((one) => ({ specifier: relativeTo(file, one), line, isLazy }))
}

function relativeTo(file: string, target: string): string {
  const path = posix.relative(posix.dirname(file), target)
  return path.startsWith('.') ? path : `./${path}`
}

/** Path relative to the root of what an import names; undefined for packages and modules of Node. */
function resolve(file: string, specifier: string): string | undefined {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('.')) return posix.join(posix.dirname(file), bare)
  if (bare.startsWith('@sabimark/')) return bare.slice('@sabimark/'.length)
  return undefined
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

function hasName(workspace: string): boolean {
  return workspace !== 'scripts' && workspace !== 'root'
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}

if (import.meta.main) {
  answerHelp('node scripts/check-imports.ts: checks every import against the order of the house (docs/house.md).')
  const { fileCount, problems } = checkImports(ROOT)
  for (const problem of problems) console.error(problem)
  console.log(`import order: ${fileCount} files looked at, ${problems.length} findings`)
  if (problems.length > 0) process.exitCode = 1
}
