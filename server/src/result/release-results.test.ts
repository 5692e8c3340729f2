import type { ReleaseRule } from '@sabimark/domain/exam/release/release.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aSubject, aTeacher } from '../../test/builders/people.ts'
import { aSitting, closeSittings, countRows, handedIn, openPage } from '../../test/builders/sitting.ts'
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
    const asked = of.teacher.result.release({ examId: of.examId, whileSat: true })
    expect(await refusalOf(asked)).toMatchObject({ code: 'WRONG_STATUS' })
    expect(await countRows(server, of.school)).toEqual(before)
  })

  test('release once, and it is written down', async () => {
    const of = await aSitting(server, { draft: { showResults: 'manual' } })
    const releasedAt = () =>
      inSchool(server.pools.app, of.school, (tx) => tx.rows('SELECT released_at FROM exam_sittings'))
    await of.teacher.result.release({ examId: of.examId, whileSat: true })
    const first = await releasedAt()
    await of.teacher.result.release({ examId: of.examId, whileSat: true })
    expect(await releasedAt()).toEqual(first)
    const audit = await inSchool(server.pools.app, of.school, (tx) =>
      tx.rows("SELECT subject FROM audit_log WHERE action = 'exam.release_results'"),
    )
    expect(audit[0]).toEqual({ subject: of.examId })
  })

  test('who owns the exam and administrators release; a colleague of the subject and others do not', async () => {
    const of = await aSitting(server, { draft: { showResults: 'manual' } })
    const { id: otherId } = await aSubject(of.school, { name: 'Biology' })
    const others = [of.subjectId, otherId].map((id) => aTeacher(server, of.school, { subjectIds: [id] }))
    for (const { client } of await Promise.all(others)) {
      const asked = client.result.release({ examId: of.examId, whileSat: true })
      expect(await refusalOf(asked)).toMatchObject({ code: 'NOT_ALLOWED' })
    }
    expect(await of.teacher.exam.get({ examId: of.examId })).toMatchObject({ isReleased: false })
    await of.school.admin.result.release({ examId: of.examId, whileSat: true })
    expect(await of.teacher.exam.get({ examId: of.examId })).toMatchObject({ isReleased: true })
  })

  test('release nothing of a draft, and while candidates sit it or can begin it only having said so', async () => {
    const of = await aSitting(server, { draft: { showResults: 'manual' } })
    const { examId } = of
    const { examId: draftId } = await of.teacher.exam.duplicate({ examId })
    expect(await refusalOf(of.teacher.result.release({ examId: draftId, whileSat: true }))).toMatchObject({
      code: 'WRONG_STATUS',
    })
    await openPage(of.students[0], examId)
    await handedIn(server, of)
    expect(await refusalOf(of.teacher.result.release({ examId }))).toMatchObject({
      ...{ code: 'STILL_SAT', data: { count: 1 } },
    })
    expect(await of.teacher.exam.get({ examId })).toMatchObject({ isReleased: false })
    // Over for whoever sits it, too.
    await closeSittings(server, of.school, examId)
    await inSchool(server.pools.app, of.school, (tx) =>
      tx.run("UPDATE exam_attempts SET deadline = now() - interval '1 second' WHERE state = 'in_progress'"),
    )
    await of.teacher.result.release({ examId })
    expect(await of.teacher.exam.get({ examId })).toMatchObject({ isReleased: true })
  })

  test('release by a clock that is trusted alone, and what a wrong one released tomorrow now', async () => {
    const of = await aSitting(server, { draft: { showResults: 'manual' } })
    const asked = { examId: of.examId, whileSat: true }
    server.clock.isTrusted = false
    expect(await refusalOf(of.teacher.result.release(asked))).toMatchObject({ code: 'UNAVAILABLE' })
    server.clock.isTrusted = true
    await inSchool(server.pools.app, of.school, (tx) =>
      tx.run("UPDATE exam_sittings SET released_at = now() + interval '1 day'"),
    )
    await of.teacher.result.release(asked)
    const page = await handedIn(server, of)
    expect((await page.client.result.get({ attemptId: page.attemptId })).card?.scoreRelease).toMatchObject({
      shown: true,
    })
  })
})
