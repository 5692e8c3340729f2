import { expect, test } from 'vitest'
import { contents, performanceRows } from '../../../test/builders/report.ts'
import { readCsv } from '../../../test/read-report.ts'
import { createRendering } from './rendering.ts'
import type { FileHead } from './writing/file-parts.ts'

const real = new URL('./render-thread.ts', import.meta.url)
const patience = { idleMs: 60_000, patienceMs: 60_000 }

function csv(): FileHead {
  const [content] = contents()
  if (!content) throw new Error('no content')
  return { format: 'csv', content, school: null, madeBy: 'Mrs Sample', madeAt: new Date(0) }
}

function program(code: string): URL {
  return new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; ${code}`)}`,
  )
}

test('files that are written side by side do not mix', async () => {
  const open = createRendering({ entry: real, ...patience })
  const files = [open(csv()), open(csv()), open(csv())]
  const rows = performanceRows(30)
  for (let at = 0; at < 10; at += 1)
    await Promise.all(files.map((file, number) => file.add({ rows: [rows[number * 10 + at] ?? []] })))
  for (const [number, file] of files.entries()) {
    const read = readCsv(await file.end())
    expect(read.slice(1).map(([, id]) => id)).toEqual(rows.slice(number * 10, number * 10 + 10).map(([, id]) => id))
  }
})

test('a file that is dropped is over, and leaves the others alone', async () => {
  const open = createRendering({ entry: real, ...patience })
  const [dropped, kept] = [open(csv()), open(csv())]
  await dropped.add({ rows: performanceRows(5) })
  const waiting = dropped.add({ rows: performanceRows(5) })
  dropped.drop()
  await expect(waiting).rejects.toThrow('dropped')
  await expect(dropped.end()).rejects.toThrow('dropped')
  dropped.drop()
  await kept.add({ rows: performanceRows(3) })
  expect(readCsv(await kept.end())).toHaveLength(4)
})

test('what cannot be written fails that file, and says so', async () => {
  const open = createRendering({ entry: real, ...patience })
  const [wrong, right] = [open(csv()), open(csv())]
  await expect(wrong.add({ cards: [] })).rejects.toThrow('report cards do not belong')
  await expect(wrong.end()).rejects.toThrow('report cards do not belong')
  expect(readCsv(await right.end())).toHaveLength(1)
})

test.each([
  ['ends', `parentPort.on('message', ({ kind }) => { if (kind === 'add') process.exit(3) })`, 'has ended'],
  ['throws', `parentPort.on('message', ({ kind }) => { if (kind === 'add') throw new Error('broken') })`, 'broken'],
  ['does not load', 'throw new Error("no fonts")', 'no fonts'],
])('a thread that %s fails its files, and the next file has a new one', async (_what, code, reason) => {
  const open = createRendering({ entry: program(code), ...patience })
  for (const _round of [1, 2]) {
    const [file, other] = [open(csv()), open(csv())]
    const asked = [file.add({ rows: [] }), other.end()]
    for (const one of asked) await expect(one).rejects.toThrow(reason)
    await expect(file.add({ rows: [] })).rejects.toThrow(reason)
  }
})

test('a thread that does not answer is ended', async () => {
  const silent = program(`parentPort.on('message', () => {})`)
  const file = createRendering({ entry: silent, idleMs: 60_000, patienceMs: 50 })(csv())
  await expect(file.end()).rejects.toThrow('did not answer')
})

test('a thread that was idle has ended, and another writes the next file', async () => {
  const open = createRendering({ entry: real, idleMs: 1, patienceMs: 60_000 })
  for (const _round of [1, 2]) {
    expect(readCsv(await open(csv()).end())).toHaveLength(1)
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
})
