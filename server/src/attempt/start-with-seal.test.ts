import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aStudent } from '../../test/builders/people.ts'
import { endSeal, offered } from '../../test/builders/seal.ts'
import { act, aSitting, newPageId, type Sitting, send } from '../../test/builders/sitting.ts'
import { refusalOf, type TestClient } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import type { SealedPaper } from '../exam/seal/seal-paper.ts'
import { inSchool } from '../platform/database/tenant.ts'
import { newId } from '../platform/ids.ts'

let server: TestServer
let sitting: Sitting
let sealed: SealedPaper

beforeAll(async () => {
  server = await testServer()
  sitting = await aSitting(server)
  sealed = await offered(server, sitting)
})
afterAll(() => server.stop())

const newStudent = async () => (await aStudent(server, sitting.school, { classId: sitting.classId })).client
const start = (client: TestClient | undefined, { examId = sitting.examId, ...said }: Record<string, string> = {}) =>
  client?.attempt.start({ examId, pageId: newPageId(), ...said }) ?? Promise.reject(new Error('There is nobody.'))

describe('the key of a sealed paper', () => {
  test('is given to who asks for it as their attempt begins and goes on, until it is handed in', async () => {
    const client = await newStudent()
    const { sealId } = sealed
    const begun = await start(client, { sealId })
    expect(begun.contentKey).toBe(sealed.key.toString('base64url'))
    const goesOn = await start(client, { sealId })
    expect(goesOn).toMatchObject({ epoch: 2, contentKey: begun.contentKey, contentHash: begun.contentHash })
    const page = { ...goesOn, client, content: { rulesVersion: 1, questions: [] }, nextSeq: 1 }
    await send(page, [act(page, { kind: 'submit' })])
    expect(await refusalOf(start(client, { sealId }))).toMatchObject({ code: 'NO_ATTEMPTS_LEFT' })
  })

  test('is in no start that does not ask, nor in one that is refused', async () => {
    const client = await newStudent()
    expect(await start(client)).not.toHaveProperty('contentKey')
    const later = await aSitting(server, { opensAt: new Date(Date.now() + 3_600_000) })
    const { sealId, key } = await offered(server, later)
    const refusal = await refusalOf(start(later.students[0], { examId: later.examId, sealId }))
    expect(refusal).toMatchObject({ code: 'NOT_OPEN' })
    expect(JSON.stringify(refusal)).not.toContain(key.toString('base64url'))
  })

  test('is not that of another sitting, nor of a seal that has ended or holds another version', async () => {
    const of = await aSitting(server)
    const { sealId } = await offered(server, of)
    const ask = (id: string) => start(of.students[0], { examId: of.examId, sealId: id })
    expect(await ask(sealed.sealId)).not.toHaveProperty('contentKey')
    expect(await ask(newId())).not.toHaveProperty('contentKey')
    expect(await ask(sealId)).toHaveProperty('contentKey')
    await endSeal(server, of, sealId)
    expect(await ask(sealId)).not.toHaveProperty('contentKey')
    // Changes were published since this attempt began.
    const renewed = newId()
    await inSchool(server.pools.app, of.school, (tx) =>
      tx.run(
        `WITH version AS (
           INSERT INTO exam_versions (school_id, id, exam_id, number, rules_version, content, content_hash, created_by)
           SELECT school_id, $2, exam_id, 2, rules_version, content, content_hash, created_by FROM exam_versions
           RETURNING school_id, id)
         INSERT INTO sitting_seals (school_id, id, sitting_id, version_id, code, key, made_at)
         SELECT v.school_id, $1, l.sitting_id, v.id, l.code, l.key, now() FROM version v, sitting_seals l`,
        [renewed, newId()],
      ),
    )
    expect(await ask(renewed)).not.toHaveProperty('contentKey')
  })
})

test('a start that names no seal asks nothing about seals', async () => {
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  const aboutSeals = async (said: Record<string, string>) => {
    const client = await newStudent()
    asked.mockClear()
    await start(client, said)
    const texts = asked.mock.calls.map(([query]) => JSON.stringify(query) ?? '')
    expect(texts.some((text) => text.includes('INSERT INTO exam_attempts'))).toBe(true)
    return texts.filter((text) => /seal/.test(text)).length
  }
  expect(await aboutSeals({})).toBe(0)
  expect(await aboutSeals({ sealId: sealed.sealId })).toBe(1)
  asked.mockRestore()
})

describe('door and list', () => {
  test('say from a week before until the doors close that a device can get ready', async () => {
    const of = await aSitting(server)
    const [client] = of.students
    const says = async () => {
      const door = await client?.attempt.door({ examId: of.examId })
      const listed = await client?.exam.listMine()
      expect(listed?.items.map(({ isOffered }) => isOffered)).toEqual([door?.isOffered])
      return door?.isOffered
    }
    expect(await says()).toBeUndefined()
    await offered(server, of)
    expect(await says()).toBe(true)
    const move = (from: string, to: string) =>
      inSchool(server.pools.app, of.school, (tx) =>
        tx.run('UPDATE exam_sittings SET opens_at = now() + $1::interval, closes_at = now() + $2::interval', [
          from,
          to,
        ]),
      )
    await move('8 days', '9 days')
    expect(await says()).toBeUndefined()
    await move('-2 hours', '-1 hours')
    expect(await says()).toBeUndefined()
  })
})
