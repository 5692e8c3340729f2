// What stands where, counted: figures of the house are printed, not typed.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { answerHelp, ROOT } from './command.ts'
import {
  byWorkspace,
  costOfClasses,
  crowdedFolders,
  mostInFolder,
  sizeFiles,
  spreadOfFeatures,
} from './house/figures.ts'
import { decisionIndex, listDecisions } from './house/list-decisions.ts'
import { listMoves, moveTable } from './house/list-moves.ts'
import { knownArrows, knownLeanings } from './imports/rings.ts'

answerHelp(`npm run house: counts what stands where: files and lines, the longest, crowded folders, rings, how far features reach.

  npm run house                the figures
  npm run house -- --index     writes the index of decisions, docs/decisions/README.md
  npm run house -- --moved     writes where files have moved to, docs/moved-files.md`)

/** From here on rooms were put in order; what moved before is in git alone. */
const movedSince = '81b69198'
const decisions = listDecisions(ROOT)

if (process.argv.includes('--index')) {
  writeFileSync(join(ROOT, 'docs/decisions/README.md'), decisionIndex(decisions))
  console.log(`docs/decisions/README.md lists ${decisions.length} decisions`)
} else if (process.argv.includes('--moved')) {
  const moves = listMoves(ROOT, movedSince)
  writeFileSync(join(ROOT, 'docs/moved-files.md'), moveTable(moves, movedSince))
  console.log(`docs/moved-files.md lists ${moves.length} files`)
} else {
  const files = sizeFiles(ROOT)
  const sources = files.filter(({ isTest }) => !isTest)
  section('workspace        files   lines   of tests')
  for (const { name, files: count, lines, testLines } of byWorkspace(files)) {
    console.log(`${name.padEnd(15)}${pad(count)}${pad(lines, 8)}${pad(testLines, 11)}`)
  }
  section('longest files without tests')
  for (const { path, lines } of sources.toSorted((a, b) => b.lines - a.lines).slice(0, 10)) {
    console.log(`${pad(lines)}  ${path}`)
  }
  const crowded = crowdedFolders(files)
  section(`folders with more than ${mostInFolder} source files: ${crowded.length}`)
  for (const { folder, count } of crowded.slice(0, 15)) console.log(`${pad(count)}  ${folder}`)
  section(`imports by which folders of a room go round in a ring: ${knownArrows.length}`)
  for (const [room, count] of Map.groupBy(knownArrows, roomOf)) console.log(`${pad(count.length)}  ${room}`)
  section(`imports by which platform leans on a room of domain: ${knownLeanings.length}`)
  for (const arrow of knownLeanings) console.log(`        ${arrow}`)
  const spread = spreadOfFeatures(ROOT, 50)
  section('how far features reach')
  console.log(`the newest ${spread.count}: median ${spread.files} files in ${spread.folders} folders, without tests`)
  const cost = costOfClasses(files)
  section('what a kind of record costs')
  console.log(`Classes: ${cost.lines} lines in ${cost.files} files, without tests`)
  section('documents')
  console.log(`${pad(wordsOf('docs/house.md'))} words in docs/house.md`)
  console.log(`${pad(decisions.length)} decisions, the newest ${decisions.at(-1)?.number ?? 0}`)
}

function section(head: string): void {
  console.log(`\n${head}`)
}

function pad(value: number, width = 6): string {
  return String(value).padStart(width)
}

function roomOf(arrow: string): string {
  return /^(?:web\/src|server\/src|[^/]+)\/[^/]+/.exec(arrow)?.[0] ?? arrow
}

function wordsOf(file: string): number {
  return readFileSync(join(ROOT, file), 'utf8').split(/\s+/).filter(Boolean).length
}
