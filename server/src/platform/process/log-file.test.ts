import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openLogFile } from './log-file.ts'

let folder = ''
let said: string[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sabimark-log-'))
  said = []
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = () => openLogFile({ file: join(folder, 'server.log'), level: 'info', say: (line) => void said.push(line) })
const lines = (name: string) =>
  readFileSync(join(folder, name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).msg)

test('every line is in the file at once, readable by its owner alone, and beside those of earlier starts', () => {
  open().info('one')
  open().fatal('two')
  expect(lines('server.log')).toEqual(['one', 'two'])
  expect(statSync(join(folder, 'server.log')).mode & 0o777).toBe(0o600)
  expect(said).toEqual([])
})

test('a file that has grown is put aside, and only one such is kept', () => {
  const file = join(folder, 'server.log')
  for (const line of ['old', 'older']) {
    open().info(line)
    // As long as it may be, without as much to write.
    truncateSync(file, 50_000_000)
    open().info(`after ${line}`)
    expect(statSync(`${file}.1`).size).toBeGreaterThan(50_000_000)
    expect(statSync(file).size).toBe(0)
  }
  open().info('new')
  expect(lines('server.log')).toEqual(['new'])
})

test.runIf(existsSync('/dev/full'))('a full disk is told once and stops nobody', () => {
  symlinkSync('/dev/full', join(folder, 'server.log'))
  const log = open()
  for (let n = 0; n < 3; n += 1) log.fatal('lost')
  expect(said).toEqual([expect.stringMatching(/^server\.log cannot be written: ENOSPC.*continues without it\.$/)])
})
