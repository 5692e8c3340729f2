import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyKept, type Keeping } from './kept-folder.ts'

let place: string
let made: string[]
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'sabimark-kept-'))
  made = []
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

const folder = () => join(place, 'kept')
const keeping = (key: string, wait = async () => undefined): Keeping => ({
  folder: folder(),
  key,
  make: async () => {
    const path = mkdtempSync(join(place, 'made-'))
    writeFileSync(join(path, 'what'), `${key} ${made.length}`)
    made.push(path)
    await wait()
    return { path, remove: () => rmSync(path, { recursive: true }) }
  },
})
async function copyOf(keep: Keeping): Promise<string> {
  const target = mkdtempSync(join(place, 'copy-'))
  await copyKept(keep, target)
  return readFileSync(join(target, 'what'), 'utf8')
}

test('what was made once is copied ever after, and made anew under another key', async () => {
  expect([await copyOf(keeping('one')), await copyOf(keeping('one'))]).toEqual(['one 0', 'one 0'])
  expect(await copyOf(keeping('two'))).toBe('two 1')
  expect(made.filter((path) => existsSync(path))).toEqual([])
})

test('a copy is its own', async () => {
  const target = mkdtempSync(join(place, 'copy-'))
  await copyKept(keeping('one'), target)
  writeFileSync(join(target, 'what'), 'changed')
  expect(await copyOf(keeping('one'))).toBe('one 0')
})

test('one that was left half written is not taken for it', async () => {
  mkdirSync(join(folder(), 'one.0a1b2c.draft'), { recursive: true })
  writeFileSync(join(folder(), 'one.0a1b2c.draft', 'what'), 'half')
  expect(await copyOf(keeping('one'))).toBe('one 0')
})

test('of two at once both have a whole one, and one is kept', async () => {
  let arrived = 0
  let letGo: (value: undefined) => void = () => undefined
  const both = new Promise<undefined>((resolve) => {
    letGo = resolve
  })
  const meet = () => {
    arrived += 1
    if (arrived === 2) letGo(undefined)
    return both
  }
  const copies = await Promise.all([copyOf(keeping('one', meet)), copyOf(keeping('one', meet))])
  expect(made).toHaveLength(2)
  expect(copies[1]).toBe(copies[0])
  expect(readdirSync(folder())).toEqual(['one'])
})

test('only the three that were used last are kept', async () => {
  for (const [index, key] of ['one', 'two', 'three'].entries()) {
    await copyOf(keeping(key))
    utimesSync(join(folder(), key), index + 1, index + 1)
  }
  await copyOf(keeping('one'))
  await copyOf(keeping('four'))
  expect(readdirSync(folder()).sort()).toEqual(['four', 'one', 'three'])
})

test('what another run is still making is not cleared away, what a killed one left is', async () => {
  for (const key of ['one', 'two', 'three', 'four']) await copyOf(keeping(key))
  const draft = join(folder(), 'five.0123.draft')
  mkdirSync(draft)
  utimesSync(draft, new Date(0), new Date(0))
  await copyOf(keeping('six'))
  expect(existsSync(draft)).toBe(true)
})
