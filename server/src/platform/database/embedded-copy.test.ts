import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { copyBeforeChange, noteVersion } from './embedded-copy.ts'

let dataDir = ''
let said: string[] = []
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sabimark-copy-'))
  said = []
  mkdirSync(join(dataDir, 'postgres', 'base'), { recursive: true, mode: 0o700 })
  write('base/1', 'answers')
  write('postmaster.opts', 'how it was started')
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(dataDir, 'postgres', name), text)
const at = () => ({ dataDir, user: undefined })
const copy = (version: string, freeBytes?: number) =>
  copyBeforeChange({
    at: at(),
    version,
    say: (line) => said.push(line),
    ...(freeBytes === undefined ? {} : { freeBytes }),
  })
const copies = () => readdirSync(dataDir).filter((name) => name.startsWith('postgres-copy-'))

describe('a database that is to be changed', () => {
  it('is copied with its modes, but for what says that it runs, and its place is told', async () => {
    const place = (await copy('two')) ?? ''
    expect(readFileSync(join(place, 'base', '1'), 'utf8')).toBe('answers')
    expect(statSync(join(place, 'base')).mode & 0o777).toBe(0o700)
    expect(existsSync(join(place, 'postmaster.opts'))).toBe(false)
    expect(said).toEqual([expect.stringContaining(`copied to ${place} `)])
  })

  it('is copied once for all tries to change it, and anew when it is moved back from its copy', async () => {
    await copy('two')
    expect([await copy('two'), said.at(-1)]).toEqual([
      null,
      expect.stringContaining('The last update of the database did not finish'),
    ])
    rmSync(join(dataDir, copies()[0] ?? ''), { recursive: true })
    expect(await copy('two')).not.toBeNull()
  })

  it('is not copied half changed, whichever version tries next: copies of that would take the place of the good one', async () => {
    const place = await copy('two')
    write('base/1', 'half changed')
    for (const version of ['one', 'two', 'one', 'two']) expect(await copy(version)).toBeNull()
    expect(copies().map((name) => join(dataDir, name))).toEqual([place])
  })

  it('is copied in the room that a copy cut off by a kill has taken', async () => {
    const left = join(dataDir, 'postgres-copy-20200101-000000.part')
    mkdirSync(left)
    writeFileSync(join(left, '1'), 'half')
    const place = (await copy('two')) ?? ''
    expect(copies().map((name) => join(dataDir, name))).toEqual([place])
  })

  it('is not copied once it has its shape', async () => {
    noteVersion(at(), 'two')
    expect([await copy('two'), said]).toEqual([null, []])
    expect(await copy('three')).not.toBeNull()
  })

  it('is copied when nobody can say which shape it has', async () => {
    write('sabimark.json', '{"vers')
    expect(await copy('two')).not.toBeNull()
  })

  it('is refused without room for it, and nothing is left behind', async () => {
    await expect(copy('two', 1024 * 1024)).rejects.toThrow(
      /^Before this version brings the database up to date it copies it, which needs 65 MB free; .* has 1 MB\. Make room/,
    )
    expect(readdirSync(dataDir)).toEqual(['postgres'])
  })

  it('has two copies at most: the newest', async () => {
    for (const day of ['20200101', '20200102', '20200103']) mkdirSync(join(dataDir, `postgres-copy-${day}-000000`))
    mkdirSync(join(dataDir, 'postgres-copy-of-my-own'))
    const place = (await copy('two')) ?? ''
    expect(copies().map((name) => join(dataDir, name))).toEqual([
      join(dataDir, 'postgres-copy-20200103-000000'),
      place,
      join(dataDir, 'postgres-copy-of-my-own'),
    ])
  })
})
