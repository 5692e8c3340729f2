// The bench runs end to end; how fast anything was is no matter here.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../scripts/command.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'sabimark-bench-test-'))
const jsonFile = join(folder, 'figures.json')
const parts = [
  ...[
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
    'pages',
    'growth',
    'roster',
    'bank',
    'reports',
    'corrections',
    'exams',
    'office',
    'backup',
  ],
]
let printed = ''

beforeAll(async () => {
  const options = ['--short', '--json', jsonFile, ...parts]
  printed = (await run(process.execPath, [join(ROOT, 'bench', 'run.ts'), ...options])).stdout
  // Five servers, a restore and a browser, one after the other.
}, 400_000)
afterAll(() => rmSync(folder, { recursive: true }))

const some = expect.toSatisfy((value) => Number.isFinite(value) && value > 0, 'a number above zero')
/** The kernel counts processor time in hundredths of a second: of little work it may see nothing. */
const any = expect.toSatisfy((value) => Number.isFinite(value), 'a number')
const speed = { medianMicros: some, p99Micros: some }
const save = {
  ...{ perSecond: some, p50Ms: some, p95Ms: some, p99Ms: some, cpuMicros: any, commitsPerSave: any },
  bytes: { sent: some, received: some },
}
const calls = ['save', 'start', 'submit', 'results', 'dashboard', 'exams']
const page = { firstPaintMs: some, largestPaintMs: some, shift: any, scriptBytes: some, allBytes: some }
const staffVisit = { shownMs: some, requests: some, bytes: some }
const act = { tookMs: some, cpuMicros: any }
const file = { tookMs: some, cpuMs: any, moreMb: any, bytes: some }
const counts = { statements: some, roundTrips: some, rows: some, walBytes: some, sent: some, received: some }
const herd = { allMs: some, p95Ms: some, cpuMicros: any }

test('every part that was asked for stands in the file, under its name', () => {
  expect(JSON.parse(readFileSync(jsonFile, 'utf8'))).toEqual({
    core: { fold500: speed, mark50: speed, paper50: speed },
    floor: { http: some, pg: some },
    save: { 1: save, 4: save },
    open: { p50Ms: some, p99Ms: some },
    signin: { 5: { ...herd, saveP99Ms: some } },
    start: { 10: herd },
    submit: { 10: herd },
    live: {
      socketKb: any,
      corePercent: any,
      hintP50Ms: some,
      hintAllMs: some,
      restartMs: some,
      backAllMs: some,
      toBoardP50Ms: some,
      toBoardP95Ms: some,
      toPageP50Ms: some,
      toPageAllMs: some,
    },
    board: {
      firstKb: some,
      firstMs: some,
      laterKb: some,
      laterCpuMs: any,
      laterMiddleMs: any,
      sharedCpuMs: any,
      corePercent: any,
    },
    arrive: { allMs: some, p95Ms: some, arriveP50Ms: some, cpuMicros: any },
    offline: {
      ...{ firstBytes: some, nextBytes: some, listMs: some, hangingListMs: some },
      ...{ deriveMs: some, openMs: any, startMs: some },
    },
    typed: { choiceMicros: any, textMicros: any, submit: herd, choiceSubmit: herd },
    // Neither faster nor slower on another machine: what a save of the exam room may cost.
    counts: { start: counts, save: { ...counts, statements: 1, roundTrips: 1, rows: 2 }, submit: counts },
    rssMb: { rest: some, load: some },
    pages: {
      landing: page,
      signIn: page,
      shifts: expect.any(Object),
      staff: { '/dashboard': { first: staffVisit, again: staffVisit } },
    },
    roster: {
      looks: expect.toSatisfy(
        (looks) => Object.keys(looks).length === 13,
        'five sorts from two places, two searches and the figures',
      ),
      acts: { 'set the class': act, 'undo it': act, deactivate: act, 'undo that': act },
      exported: { cpuMicros: any, p50Ms: some },
      slips: { allMs: some, signIns: some, signInP95Ms: some },
      register: { added: act, matched: act, undone: act },
      reading: { readMs: some, judgedMs: some, changedMs: some, longestMs: any },
      promotion: { 'a year begun': act, 'that undone': act },
      meanwhile: { aloneP99Ms: some, saveP99Ms: some },
    },
    bank: {
      looks: expect.toSatisfy((looks) => Object.keys(looks).length >= 20, 'every look of both'),
      ...{ confirmed: act, undone: act },
    },
    reports: {
      files: { cards: file, excel: file, csv: file, pdf: file },
      meanwhile: { aloneP99Ms: some, saveP99Ms: some, madeMs: some },
    },
    exams: {
      ...{ drawn: { cpuMicros: any, p50Ms: some }, publishedMs: some },
      acts: { 'move an exam': act, 'extra time': act, 'extend an exam': act, 'copy an exam': act },
    },
    backup: {
      ...{ databaseBytes: some, fileBytes: some, writtenMs: some, writtenMb: some, restoredMs: some, restoredMb: some },
      ...{ aloneP99Ms: some, saveP99Ms: some },
    },
    office: expect.toSatisfy((looks) => Object.keys(looks).length === 16, 'every look'),
    corrections: { triedMs: some, markedMs: some, cpuMs: any, aloneP99Ms: some, saveP99Ms: some },
    growth: expect.toSatisfy((growth) => calls.every((call) => Object.keys(growth[call]).length === 2)),
  })
})

test('the table names each of them, and what is to be reached', () => {
  const titles = ['pure core', ...parts.slice(1).map((part) => (part === 'rss' ? 'rssMb' : part)), 'to reach']
  for (const title of titles) expect(printed).toMatch(new RegExp(`^${title}$`, 'm'))
})
