import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBackupFolder, refuseUnusableFolder } from './backup-folder.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sabimark-nightly-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const ours = () => openBackupFolder(folder, '0c5e9a41-7b52-4c1e-9d0f-2f6d1b8a7e35')
const others = () => openBackupFolder(folder, 'e07f3b62-1d94-4f8a-8c25-90b7a6d4c113')
const at = (day: number) => new Date(`2026-11-${day}T01:04:00Z`)
const lay = (...files: string[]) => {
  for (const file of files) writeFileSync(file, '')
}
const there = () => readdirSync(folder).sort()

test('a backup is named by its time in Lagos, and by its database', () => {
  expect(basename(ours().fileFor(at(24)))).toMatch(/^sabimark-2026-11-24-0204-[0-9a-f]{8}\.backup$/)
  expect(ours().fileFor(at(24))).not.toBe(others().fileFor(at(24)))
})

test('the oldest of this database are deleted beyond what is kept, and nothing else', async () => {
  const [first, second, third] = [22, 23, 24].map((day) => ours().fileFor(at(day)))
  const stays = [others().fileFor(at(20)), join(folder, 'sabimark-2026-11-01-0204.backup'), join(folder, 'notes.txt')]
  const half = `${first}.part`
  lay(first ?? '', second ?? '', third ?? '', half, ...stays)
  expect(await ours().removeBeyond(2, third ?? '')).toEqual([basename(first ?? '')])
  expect(await ours().removeBeyond(2, third ?? '')).toEqual([])
  const left = [second ?? '', third ?? '', half, ...stays]
  expect(there()).toEqual(left.map((file) => basename(file)).sort())
})

test('one from a time to come is older than any, and the one just written always stays', async () => {
  const [before, now, ...toCome] = [22, 23, 24, 25].map((day) => ours().fileFor(at(day)))
  lay(before ?? '', now ?? '', ...toCome)
  expect(await ours().removeBeyond(2, now ?? '')).toEqual(toCome.map((file) => basename(file)))
  expect(await ours().removeBeyond(1, now ?? '')).toEqual([basename(before ?? '')])
  expect(there()).toEqual([basename(now ?? '')])
})

test('what only looks like one of them stays: another name around theirs, and what is no plain file', async () => {
  const written = ours().fileFor(at(24))
  const mark = written.slice(-'12345678.backup'.length)
  const names = [
    `sabimark-2026-11-01-0204-Cedar-${mark}`,
    `my-sabimark-2026-11-01-0204-${mark}`,
    `sabimark-2026-11-01-0204-${mark}.part.part`,
  ]
  const folders = [ours().fileFor(at(20)), `${ours().fileFor(at(21))}.part`]
  lay(...names.map((name) => join(folder, name)), written, ours().fileFor(at(22)), `${ours().fileFor(at(23))}.part`)
  for (const path of folders) mkdirSync(path)
  symlinkSync(written, ours().fileFor(at(19)))
  expect(await ours().removeParts()).toEqual([basename(`${ours().fileFor(at(23))}.part`)])
  expect(await ours().removeBeyond(1, written)).toEqual([basename(ours().fileFor(at(22)))])
  const left = [...folders, ours().fileFor(at(19)), written].map((path) => basename(path))
  expect(there()).toEqual([...names, ...left].sort())
})

test('it is empty while it holds none of this database', async () => {
  lay(others().fileFor(at(20)), join(folder, 'notes.txt'), `${ours().fileFor(at(23))}.part`)
  expect(await ours().isEmpty()).toBe(true)
  lay(ours().fileFor(at(22)))
  expect(await ours().isEmpty()).toBe(false)
})

test('what killed backups of this database left is removed, and nothing else', async () => {
  const half = `${ours().fileFor(at(23))}.part`
  const stays = [ours().fileFor(at(23)), `${others().fileFor(at(23))}.part`, join(folder, 'letter.part')]
  lay(half, ...stays)
  expect(await ours().removeParts()).toEqual([basename(half)])
  expect(there()).toEqual(stays.map((file) => basename(file)).sort())
})

test('a folder that can take no backup stops the start with a sentence that names it', () => {
  const dataDir = join(folder, 'data')
  mkdirSync(join(dataDir, 'postgres'), { recursive: true })
  symlinkSync(join(dataDir, 'postgres'), join(folder, 'linked'))
  writeFileSync(join(folder, 'file'), '')
  const refusing = (name: string) => () => refuseUnusableFolder({ backupDir: join(folder, name), dataDir })
  expect(refusing('missing')).toThrow(/^BACKUP_DIR .*missing does not exist; make it, or connect its disk\.$/)
  expect(refusing('file')).toThrow(/^BACKUP_DIR .* is a file; name a folder\.$/)
  mkdirSync(join(dataDir, 'backups'))
  for (const name of ['linked', 'data', 'data/backups', 'data/../data']) {
    expect(refusing(name)).toThrow(/^BACKUP_DIR .* is the data folder or within it: who loses one would lose both/)
  }
  expect(() => refuseUnusableFolder({ backupDir: '/proc/self', dataDir })).toThrow(
    /^BACKUP_DIR .* cannot be written to: /,
  )
  mkdirSync(join(folder, 'data-backups'))
  expect(refusing('data-backups')).not.toThrow()
  mkdirSync(join(folder, 'good'))
  expect(refusing('good')).not.toThrow()
  expect(readdirSync(join(folder, 'good'))).toEqual([])
})
