import type { ReleaseRule } from '@sabimark/domain/exam/release.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aSitting, countRows } from '../../test/builders/sitting.ts'
import { refusalOf } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { inSchool } from '../platform/database/tenant.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

describe('staff', () => {
  test.each<ReleaseRule>(['immediate', 'after_exam'])('have nothing to release when the rule is %s', async (rule) => {
    const of = await aSitting(server, { draft: { showResults: rule } })
    const before = await countRows(server, of.school)
    expect(await refusalOf(of.teacher.result.release({ examId: of.examId }))).toMatchObject({ code: 'WRONG_STATUS' })
    expect(await countRows(server, of.school)).toEqual(before)
  })

  test('release once, and it is written down', async () => {
    const of = await aSitting(server, { draft: { showResults: 'manual' } })
    const releasedAt = () =>
      inSchool(server.pools.app, of.school, (tx) => tx.rows('SELECT released_at FROM exam_sittings'))
    await of.teacher.result.release({ examId: of.examId })
    const first = await releasedAt()
    await of.teacher.result.release({ examId: of.examId })
    expect(await releasedAt()).toEqual(first)
    const audit = await inSchool(server.pools.app, of.school, (tx) =>
      tx.rows("SELECT subject FROM audit_log WHERE action = 'exam.release_results'"),
    )
    expect(audit[0]).toEqual({ subject: of.examId })
  })
})
