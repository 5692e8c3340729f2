import type { ResultFilter } from '@sabimark/domain/result/result-filter.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decideHaving, handInLate } from '../../test/builders/marking.ts'
import { aStudent } from '../../test/builders/people.ts'
import { act, aSitting, cardOf, handedIn, keyOf, openPage, type Page, send, sit } from '../../test/builders/sitting.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { inSchool } from '../platform/database/tenant.ts'
import { newId } from '../platform/ids.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

describe('staff', () => {
  test('see every state an attempt can be in', async () => {
    const of = await aSitting(server, { students: 2 })
    const [running, ranOut] = await Promise.all(of.students.map((student) => openPage(student, of.examId)))
    await handedIn(server, of)
    await inSchool(server.pools.app, of.school, (tx) =>
      tx.run("UPDATE exam_attempts SET state = 'submitted', ended_by = 'time', submitted_at = deadline WHERE id = $1", [
        ranOut?.attemptId,
      ]),
    )
    const { items, nextCursor, figures } = await of.teacher.result.listForExam({ examId: of.examId })
    expect(nextCursor).toBeNull()
    const byId = new Map(items.map((item) => [item.attemptId, item]))
    expect(byId.get(running?.attemptId ?? '')).toMatchObject({ state: 'in_progress', score: null, submittedAt: null })
    expect(byId.get(ranOut?.attemptId ?? '')).toMatchObject({ state: 'submitted', endedBy: 'time', score: null })
    expect(items.filter(({ state }) => state === 'marked')).toHaveLength(1)
    // Two right answers of three, 50 to pass.
    const counts = { handedIn: 2, inProgress: 1, unmarked: 1, waitingLate: 0, unfinished: 0, toMark: 0 }
    expect(figures).toEqual({ ...counts, averageScore: 66.7, passRate: 100 })
  })

  test('narrow the list to a result or a grade; the figures stay those of all', async () => {
    const of = await aSitting(server, { students: 3 })
    const [passes, fails, writes] = await Promise.all(of.students.map((student) => openPage(student, of.examId)))
    const key = await keyOf(server, of)
    for (const [page, right] of [
      [passes, 3],
      [fails, 1],
    ] as const) {
      if (!page) throw new Error('a page')
      await sit(page, key, { right, wrong: 3 - right })
      await cardOf(page)
    }
    const ask = async (narrowed: { result?: ResultFilter; grade?: string }) => {
      const answer = await of.teacher.result.listForExam({ examId: of.examId, ...narrowed })
      expect(answer.figures).toMatchObject({ handedIn: 2, inProgress: 1 })
      expect(answer.total).toBe(answer.items.length)
      return answer.items.map(({ attemptId }) => attemptId)
    }
    expect(await ask({ result: 'passed' })).toEqual([passes?.attemptId])
    expect(await ask({ result: 'failed' })).toEqual([fails?.attemptId])
    expect(await ask({ result: 'writing' })).toEqual([writes?.attemptId])
    expect(await ask({ result: 'to_mark' })).toEqual([])
    expect(await ask({ result: 'late' })).toEqual([])
    expect(await ask({ grade: 'A' })).toEqual([passes?.attemptId])
    expect(await ask({ grade: 'A', result: 'failed' })).toEqual([])
    expect(await ask({ grade: 'no grade' })).toEqual([])
  })

  test('see no score of a paper of which all waits for them, and none that waits is in a figure', async () => {
    const of = await aSitting(server, { students: 2 })
    const key = await keyOf(server, of)
    const [page, partly] = await Promise.all(of.students.map((student) => openPage(student, of.examId)))
    if (!page || !partly) throw new Error('two pages')
    await handInLate(server, of, page)
    const { questionId } = partly.order[1] ?? { questionId: '' }
    await send(partly, [
      act(partly, { kind: 'answer', question: questionId, value: key[questionId]?.correctOptionIds ?? [] }),
    ])
    await handInLate(server, of, partly)
    await Promise.all([page, partly].map(cardOf))
    const passes = await aStudent(server, of.school, { classId: of.classId })
    const passing = await openPage(passes.client, of.examId)
    await sit(passing, key, { right: 3, wrong: 0 })
    await cardOf(passing)

    const { examId, teacher } = of
    const seen = async ({ attemptId }: Page) => {
      const [own, all, exam, card] = await Promise.all([
        teacher.result.listForExam({ examId, sort: 'score' }),
        teacher.result.list({ examId }),
        teacher.exam.get({ examId }),
        teacher.result.get({ attemptId }),
      ])
      const row = own.items.find((one) => one.attemptId === attemptId)
      const result = all.items.find(({ id }) => id === attemptId)
      return {
        percentages: [row?.score?.percentage, result?.percentage, card.card?.score?.percentage],
        grade: result?.grade,
        waitsFor: result?.waitsFor,
        averages: [own.figures.averageScore, own.figures.passRate, exam.averageScore],
        waiting: [own.figures.waitingLate, exam.waitingLate],
        last: own.items.at(-1)?.attemptId === attemptId,
      }
    }
    const found = async (asked: { result?: ResultFilter; grade?: string }) =>
      (await teacher.result.listForExam({ examId, ...asked })).items.map(({ attemptId }) => attemptId)
    const waiting = { averages: [100, 100, 100], waiting: [2, 2], waitsFor: 'late' }
    expect(await seen(page)).toEqual({ ...waiting, percentages: [undefined, null, undefined], grade: null, last: true })
    expect(await seen(partly)).toEqual({ ...waiting, percentages: [33, 33, 33], grade: 'F', last: false })
    // Both lists narrow and sort by the score they show, also where some of it waits.
    const foundInAll = async (grade: string) => (await teacher.result.list({ examId, grade })).items.map(({ id }) => id)
    expect(await found({ result: 'failed' })).toEqual([partly.attemptId])
    expect(await found({ result: 'passed' })).toEqual([passing.attemptId])
    for (const [grade, papers] of [
      ['F', [partly.attemptId]],
      ['A', [passing.attemptId]],
    ] as const) {
      expect([await found({ grade }), await foundInAll(grade)]).toEqual([papers, papers])
    }
    const sorted = {
      own: (await teacher.result.listForExam({ examId, sort: 'score' })).items.map(({ attemptId }) => attemptId),
      all: (await teacher.result.list({ examId, sort: 'score' })).items.map(({ id }) => id),
    }
    const byScore = [passing, partly, page].map(({ attemptId }) => attemptId)
    expect(sorted).toEqual({ own: byScore, all: byScore })

    await decideHaving(teacher, page, 'accepted')
    const counted = { averages: [66.7, 50, 66.7], waiting: [1, 1], waitsFor: null }
    expect(await seen(page)).toMatchObject({ ...counted, percentages: [33, 33, 33], grade: 'F' })
    const failed = (await found({ result: 'failed' })).toSorted()
    expect(failed).toEqual([page.attemptId, partly.attemptId].toSorted())
    expect((await foundInAll('F')).toSorted()).toEqual(failed)
  })

  test('are told that nothing has changed instead of the list they have, and get it anew when something has', async () => {
    const of = await aSitting(server, { students: 1 })
    const ask = (known?: string) => of.teacher.result.listForExam({ examId: of.examId, ...(known && { known }) })
    const before = await ask()
    expect(await ask(before.fingerprint)).toEqual({ ...before, items: [], isUnchanged: true })
    const [student] = of.students
    if (!student) throw new Error('The sitting has no student')
    await openPage(student, of.examId)
    const after = await ask(before.fingerprint)
    expect(after).toMatchObject({ isUnchanged: false, items: [{ state: 'in_progress' }] })
    expect(await ask(after.fingerprint)).toMatchObject({ isUnchanged: true, items: [] })
    expect(await ask('something else')).toEqual(after)
  })

  test('page through a long list without missing or repeating anybody', async () => {
    const of = await aSitting(server)
    await inSchool(server.pools.app, of.school, async (tx) => {
      const { id: sittingId, versionId } = await tx.one<{ id: string; versionId: string }>(
        'SELECT id, version_id AS "versionId" FROM exam_sittings',
      )
      const { id: studentId } = await tx.one<{ id: string }>('SELECT user_id AS id FROM students')
      for (let number = 2; number <= 251; number++) {
        const attemptId = newId()
        await tx.run(
          `WITH paper AS (
             INSERT INTO exam_papers (school_id, sitting_id, student_id, attempt_number, version_id, attempt_id,
               rules_version, paper) VALUES ($1, $2, $3, $4, $5, $6, 1, '{}'))
           INSERT INTO exam_attempts (school_id, id, sitting_id, exam_id, student_id, attempt_number, version_id,
             started_at, deadline, sync_window_ms)
           VALUES ($1, $6, $2, $7, $3, $4, $5, now(), now() + interval '1 hour', 1000)`,
          [tx.schoolId, sittingId, studentId, number, versionId, attemptId, of.examId],
        )
      }
    })
    const listed = async (asked: { sort?: 'name' | 'score' | 'submitted'; order?: 'asc'; search?: string }) => {
      const seen: string[] = []
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const page = await of.teacher.result.listForExam({
          ...{ examId: of.examId, ...asked, size: 100 },
          ...(cursor && { cursor }),
        })
        // Of all, whichever page this is.
        expect(page.figures).toMatchObject({ handedIn: 0, inProgress: 250, averageScore: null })
        seen.push(...page.items.map(({ attemptId }) => attemptId))
        cursor = page.nextCursor
      }
      return seen
    }
    const seen = await listed({})
    expect(seen).toHaveLength(250)
    expect(new Set(seen).size).toBe(250)
    expect(seen).toEqual(seen.toSorted().reverse())
    // All are level in these: each comes once.
    for (const sort of ['name', 'score', 'submitted'] as const) {
      expect(new Set(await listed({ sort, order: 'asc' })).size, sort).toBe(250)
    }
  })

  test('find candidates by name and Student ID, and sort them; who has no score or is still writing stands last', async () => {
    const of = await aSitting(server)
    const sat = async (name: string, right: number | null) => {
      const { client, student } = await aStudent(server, of.school, { name, classId: of.classId })
      const page = await openPage(client, of.examId)
      if (right !== null) {
        await sit(page, await keyOf(server, of), { right, wrong: 3 - right })
        await cardOf(page)
      }
      return student.studentNumber
    }
    const number = await sat('Ọlá Bello', 1)
    await sat('Zainab Aliyu', 3)
    await sat('Ẹniọlá Musa', null)
    const listed = async (asked: { sort?: 'name' | 'score' | 'submitted'; order?: 'asc' | 'desc'; search?: string }) =>
      (await of.teacher.result.listForExam({ examId: of.examId, ...asked })).items.map(({ student }) => student)
    expect(await listed({ sort: 'name' })).toEqual(['Ẹniọlá Musa', 'Ọlá Bello', 'Zainab Aliyu'])
    expect(await listed({ sort: 'score' })).toEqual(['Zainab Aliyu', 'Ọlá Bello', 'Ẹniọlá Musa'])
    expect(await listed({ sort: 'score', order: 'asc' })).toEqual(['Ọlá Bello', 'Zainab Aliyu', 'Ẹniọlá Musa'])
    expect(await listed({ sort: 'submitted', order: 'asc' })).toEqual(['Ọlá Bello', 'Zainab Aliyu', 'Ẹniọlá Musa'])
    expect(await listed({ search: 'bello ola' })).toEqual(['Ọlá Bello'])
    expect(await listed({ search: number })).toEqual(['Ọlá Bello'])
    const { total, figures, fingerprint } = await of.teacher.result.listForExam({ examId: of.examId, search: 'aliyu' })
    expect([total, figures.handedIn]).toEqual([1, 2])
    const again = { examId: of.examId, search: 'aliyu', known: fingerprint }
    expect(await of.teacher.result.listForExam(again)).toMatchObject({ isUnchanged: true, items: [] })
  })
})
