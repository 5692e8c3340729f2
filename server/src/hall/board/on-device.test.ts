import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { expect, test } from 'vitest'
import { comesBack, offered, packed, shown } from '../../../test/builders/seal.ts'
import { sharedSitting } from '../../../test/builders/shared-sitting.ts'
import { act, closeSittings, openPage, send } from '../../../test/builders/sitting.ts'
import { examWorkers } from '../../exam/exam.workers.ts'
import { inSchool } from '../../platform/database/tenant.ts'

const shared = sharedSitting()

/** An exam of a class of its own: who is ready on a device, and who is not. */
async function aReadyHall(classPlace: number) {
  const { of, server } = shared
  const classId = of.school.classes[classPlace]?.id ?? ''
  const { examId, detail } = await shared.anotherExam({ classIds: [classId] })
  const exam = { school: of.school, examId, teacher: of.teacher }
  const sealed = await offered(server, exam)
  const who = await shared.anotherStudent({ name: 'Ada Sample', classId })
  const other = await shared.anotherStudent({ name: 'Bola Sample', classId })
  const own = await packed(who, sealed, examId)
  const sitting = { examId, sittingId: detail.sittingId ?? '' }
  const ask = { ...sitting, size: 10 }
  const { teacher } = of
  return {
    examId,
    own,
    show: () => shown(server, exam, sealed.sealId, 3_600_000),
    /** Ten hours, and twice the time for who needs it: as long as an exam can be. */
    beLong: () =>
      inSchool(server.pools.app, of.school, async (tx) => {
        const ofSitting = [tx.schoolId, sitting.sittingId]
        await tx.run('UPDATE exam_sittings SET duration_minutes = 600 WHERE school_id = $1 AND id = $2', ofSitting)
        const ofStudent = [tx.schoolId, who.student.id]
        await tx.run('UPDATE students SET extra_time_percent = 100 WHERE school_id = $1 AND user_id = $2', ofStudent)
      }),
    /** The other one begins with a network; answers what sends one answer of theirs. */
    begins: async () => {
      const page = await openPage(other.client, examId)
      const { questionId, optionIds } = page.order[0] ?? { questionId: '', optionIds: [] }
      return () => send(page, [act(page, { kind: 'answer', question: questionId, value: optionIds.slice(0, 1) })])
    },
    close: (agoMs?: number) => closeSittings(server, of.school, examId, agoMs),
    standings: async () => (await teacher.exam.listCandidates(ask)).items.map(({ status }) => status),
    since: async () => (await teacher.exam.listCandidates(ask)).items[0]?.onDeviceSince,
    found: async () =>
      (await teacher.exam.listCandidates({ ...ask, status: 'on_device' })).items.map(({ name }) => name),
    counts: async () => (await teacher.exam.getSitting(sitting)).counts,
    board: async () => (await teacher.hall.board(sitting)).rows,
    report: async () => (await teacher.hall.report(sitting)).counts,
    /** The work of closing, which writes down whom it expected. */
    closed: () =>
      examWorkers(server).close_sitting?.run({ schoolId: of.school.schoolId, reference: sitting.sittingId }),
    /** The sittings of the report of this class, then its lists of names. */
    reported: async () => {
      const days = { from: lagosDate(new Date(Date.now() - 2 * 86_400_000)), to: lagosDate(new Date()) }
      const asked = { type: 'attendance', range: 'custom', ...days, classId } as const
      const [sittings, ...lists] = (await of.school.admin.report.preview(asked)).tables
      return [
        sittings.rows.map((row) => row.slice(4)),
        ...lists.map(({ title, rows }) => [title, rows.map(([name]) => name)]),
      ]
    },
    attendance: () => teacher.result.attendance({ examId }),
    missing: async () => (await teacher.result.attendance({ examId })).missing,
    /** As each of the two reads it in their own schedule. */
    schedules: async () => {
      const all = await Promise.all([who, other].map(({ client }) => client.exam.schedule()))
      return all.map(({ events }) => events.find((one) => one.examId === examId)?.status)
    },
    excuse: async () =>
      (await teacher.exam.excuse({ ...sitting, ids: [who.student.id], isExcused: true, reason: 'Ill' })).doneCount,
  }
}

test('who has the paper on a device is told apart once its code was shown, since when, and is present when they are heard of', async () => {
  const hall = await aReadyHall(1)
  expect(await hall.standings()).toEqual(['not_begun', 'not_begun'])
  await hall.show()
  expect(await hall.standings()).toEqual(['on_device', 'not_begun'])
  expect(await hall.found()).toEqual(['Ada Sample'])
  expect(await hall.counts()).toMatchObject({ expected: 2, not_begun: 1, on_device: 1, running: 0 })
  const [ready, other] = await hall.board()
  expect([ready?.light, other?.light]).toEqual(['on_device', 'not_here'])
  expect([ready?.onDeviceSince, other?.onDeviceSince]).toEqual([await hall.since(), null])
  expect(Date.parse(ready?.onDeviceSince ?? '')).toBeLessThanOrEqual(Date.now())
  expect(await hall.report()).toMatchObject({ came: 0, onDevice: 1, absent: 0 })
  expect(await hall.missing()).toMatchObject([{ isOnDevice: true }, {}])

  await shared.server.client().attempt.arrive(comesBack(hall.own.passTicket))
  expect(await hall.standings()).toEqual(['running', 'not_begun'])
  expect(await hall.since()).toBeUndefined()
  expect(await hall.counts()).toMatchObject({ expected: 2, not_begun: 1, on_device: 0, running: 1 })
})

test('reports and results count them as neither present nor absent until then, and whoever arrives as present', async () => {
  const hall = await aReadyHall(3)
  await hall.show()
  expect(await hall.attendance()).toMatchObject({ expectedCount: 2, satCount: 0, onDeviceCount: 1, absentCount: 0 })
  await hall.close()
  const told = { expectedCount: 2, satCount: 0, onDeviceCount: 1, absentCount: 1 }
  expect(await hall.attendance()).toMatchObject(told)
  expect((await hall.missing()).map(({ isAbsent }) => isAbsent)).toEqual([false, true])
  // Expected, started, handed in, ran out, on a device, absent, of a hundred; then who.
  expect(await hall.reported()).toEqual([
    [[2, 0, 0, 0, 1, 1, 0]],
    ['On a Device', ['Ada Sample']],
    ['Absent', ['Bola Sample']],
  ])
  await hall.closed()
  expect(await hall.attendance()).toMatchObject({ ...told, isKept: true })
  expect((await hall.reported())[1]).toEqual(['On a Device', ['Ada Sample']])

  await shared.server.client().attempt.arrive(comesBack(hall.own.passTicket, { begunAgoMs: 600_000 }))
  expect(await hall.attendance()).toMatchObject({ satCount: 1, onDeviceCount: 0, absentCount: 1 })
  expect(await hall.reported()).toEqual([[[2, 1, 0, 1, 1, 50]], ['Absent', ['Bola Sample']]])
})

test('they are absent in the report, too, when nothing is taken from the device any more', async () => {
  const hall = await aReadyHall(4)
  await hall.show()
  await hall.close(25 * 3_600_000)
  expect(await hall.attendance()).toMatchObject({ onDeviceCount: 0, absentCount: 2 })
  expect(await hall.reported()).toEqual([[[2, 0, 0, 0, 2, 0]], ['Absent', ['Ada Sample', 'Bola Sample']]])
})

test('they are absent only when nothing is taken from the device any more, and may be excused before', async () => {
  const hall = await aReadyHall(2)
  await hall.show()
  expect(await hall.schedules()).toEqual(['in_progress', 'in_progress'])
  await hall.close()
  expect(await hall.standings()).toEqual(['on_device', 'absent'])
  expect(await hall.schedules()).toEqual(['on_device', 'missed'])
  expect((await hall.board()).map(({ light }) => light)).toEqual(['on_device', 'absent'])
  expect((await hall.missing()).map(({ isOnDevice = false }) => isOnDevice)).toEqual([true, false])
  await hall.close(25 * 3_600_000)
  expect(await hall.standings()).toEqual(['absent', 'absent'])
  expect(await hall.schedules()).toEqual(['missed', 'missed'])
  expect((await hall.missing()).map(({ isOnDevice = false }) => isOnDevice)).toEqual([false, false])
  await hall.close(60_000)
  expect(await hall.excuse()).toBe(1)
  expect(await hall.standings()).toEqual(['excused', 'absent'])
})

test('the longest exam with the most extra time is waited for like any other, and late answers of it are kept', async () => {
  const hall = await aReadyHall(0)
  await hall.show()
  const answer = await hall.begins()
  await hall.beLong()
  await hall.close(120_000)
  // How long right answers wait for the device says whether they could have been read.
  expect(await answer()).toMatchObject({ ackedSeq: 1 })
  await hall.close(33 * 3_600_000)
  expect(await hall.standings()).toContain('on_device')
  await hall.close(35 * 3_600_000)
  expect(await hall.standings()).not.toContain('on_device')
})
