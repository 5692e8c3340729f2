import { expect, test } from 'vitest'
import type { Tx } from '../../platform/database/tenant.ts'
import { glanceAtContent, hashOf, selectContent } from './content.ts'

/** A school whose versions are of so many characters, and which of them were read from the database. */
function aSchoolOf(schoolId: string, characters: number) {
  const read: string[] = []
  const text = JSON.stringify({ rulesVersion: 1, questions: [], around: 'x'.repeat(characters) })
  const stored = { text, contentHash: hashOf(text), authorOrder: null }
  const one = async (_sql: string, [, versionId]: readonly [string, string]) => {
    read.push(versionId)
    return stored
  }
  return { read, tx: { schoolId, one } as unknown as Tx }
}

test('a content is read once for all who ask, and for no other school', async () => {
  const { tx, read } = aSchoolOf('one', 10)
  await Promise.all([selectContent(tx, 'a'), selectContent(tx, 'a'), glanceAtContent(tx, 'a')])
  expect(read).toEqual(['a'])
  const other = aSchoolOf('other', 10)
  await glanceAtContent(other.tx, 'a')
  expect(other.read).toEqual(['a'])
})

test('what staff look through is not kept, and takes no place of an exam that runs', async () => {
  const { tx, read } = aSchoolOf('looked through', 10)
  for (const id of ['a', 'a']) await glanceAtContent(tx, id)
  for (const id of ['a', 'a']) await selectContent(tx, id)
  await glanceAtContent(tx, 'a')
  expect(read).toEqual(['a', 'a', 'a'])
})

test('large contents are kept by their weight: what was asked for longest ago is read again', async () => {
  const { tx, read } = aSchoolOf('large', 10_000_000)
  for (const id of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await selectContent(tx, id)
  expect(read).toEqual(['a', 'b', 'c', 'd', 'b'])
})
