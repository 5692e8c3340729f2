import { setTimeout as wait } from 'node:timers/promises'
import { contract } from '@sabimark/contract/contract.ts'
import { newestRulesVersion } from '@sabimark/domain/exam/rules-version.ts'
import { reportTypes } from '@sabimark/domain/report/report-content.ts'
import { inSchool } from '@sabimark/server/src/platform/database/tenant.ts'
import { moveStart } from '@sabimark/server/test/builders/attempt.ts'
import { comesBack, offered, packed, shown } from '@sabimark/server/test/builders/seal.ts'
import { act, cardOf, openPage, send, sit } from '@sabimark/server/test/builders/sitting.ts'
import { refusalOf } from '@sabimark/server/test/client.ts'
import type { TestServer } from '@sabimark/server/test/server.ts'
import { addPeople } from './drive/add-people.ts'
import { comeIn } from './drive/come-in.ts'
import { lookAround } from './drive/look-around.ts'
import { markByHand } from './drive/mark-by-hand.ts'
import { type Made, noting } from './drive/noting.ts'
import { payFor } from './drive/run-school.ts'
import { approveOne, writeExams } from './drive/write-exams.ts'

/** The calls of the contract by name, e.g. `exam.publish`. */
export const callNames = Object.entries(contract).flatMap(([room, calls]) =>
  Object.keys(calls).map((call) => `${room}.${call}`),
)

export type Driven = {
  server: TestServer
  /** The same server with other connections, for what a test itself asks. */
  aside: TestServer
  password: string
  admin: { email: string; password: string }
}

/**
 * Makes every call of the product, in a seeded school wherever it can be made there, and the work that follows from it.
 * Answers the calls that were made, in their order; they are in `made` also where one fails.
 */
export async function driveEverything({ password, admin, ...given }: Driven, made: Made[] = []): Promise<Made[]> {
  const client: TestServer['client'] = (options) => noting(given.server.client(options), made)
  const [server, aside] = [
    { ...given.server, client },
    { ...given.aside, client },
  ]
  const school = 'seed7'
  const staff = async (email: string) => {
    const person = client()
    await person.people.signIn({ email: `${email}@school7.seed.invalid`, password })
    return person
  }
  const student = async (number: number) => {
    const person = client()
    await person.people.signInStudent({ school, studentNumber: `SEED/7/${number}`, password })
    return person
  }

  const head = await staff('admin')
  const teacher = await staff('teacher1')
  await lookAround(head, teacher)
  const { examId, subjectId, classIds } = await writeExams(teacher)
  const meant = (await teacher.people.me()).me?.id
  const [giver, getter] = (await head.people.listTeachers({})).items.filter(({ id }) => id !== meant)
  await head.exam.handOverWork({ from: giver?.id ?? '', to: getter?.id ?? '' })
  await approveOne(head, teacher, { subjectId, classIds })
  const schoolId = (await head.people.me()).me?.schoolId ?? ''
  const here = { schoolId }

  // Seats of the first class: students 1, 10, 19 …
  const one = await student(1)
  await one.exam.listMine()
  await one.exam.schedule()
  await one.exam.renewFeed()
  await one.exam.dropFeed()
  await one.notice.preferences()
  await one.notice.savePreferences({ changes: [{ topic: 'results_released', channel: 'email', isOn: true }] })
  await one.notice.reminders()
  await one.notice.setReminders({ beforeMinutes: [60] })
  await refusalOf(one.notice.setReminder({ sittingId: crypto.randomUUID(), beforeMinutes: [60] }))
  await one.result.listMine()
  await one.attempt.door({ examId })
  const sealed = await offered(aside, { school: here, teacher: head, examId })
  await one.attempt.package({ examId, knows: newestRulesVersion, has: sealed.sealId })
  await one.attempt.package({ examId, knows: newestRulesVersion, lacks: 'no_space' })
  // Another student begins on a device, and the server hears of it afterwards.
  const unheard = await student(28)
  const id = (await unheard.people.me()).me?.id ?? ''
  const { passTicket } = await packed({ client: unheard, student: { id } }, sealed, examId)
  await shown(aside, { school: here }, sealed.sealId)
  await unheard.attempt.arrive(comesBack(passTicket))
  const page = await openPage(one, examId)
  await one.attempt.door({ examId })
  await openPage(one, examId)
  const live = await openPage(one, examId)
  const [first] = live.order
  const answer = {
    kind: 'answer' as const,
    question: first?.questionId ?? '',
    value: first?.optionIds.slice(0, 1) ?? [],
  }
  await send(page, [act(page, answer)])
  await send(live, [act(live, answer)])
  await one.attempt.log({ ticket: live.ticket })
  const beType = (type: string) =>
    inSchool(aside.pools.app, here, (tx) =>
      tx.run('UPDATE exams SET exam_type = $3 WHERE school_id = $1 AND id = $2', [tx.schoolId, examId, type]),
    )
  await beType('practice')
  // Other exams of the school ask it, too; what it reads it has read by then.
  await refusalOf(one.marking.checkAnswer({ ticket: live.ticket, questionId: answer.question }))
  await beType('assessment')
  await sit(live, {}, { right: 0, wrong: 2 })
  await cardOf(live)
  await one.result.get({ attemptId: live.attemptId })
  await one.exam.listMine()

  // The clock runs out on another, whose last answers come late.
  const late = await openPage(await student(10), examId)
  await inSchool(aside.pools.app, here, async (tx) => {
    await moveStart(tx, late.attemptId, 3_600_000 + 120_000)
    await tx.run("UPDATE due_work SET due_at = now() WHERE kind = 'close_attempt' AND reference = $1", [late.attemptId])
  })
  await cardOf(late)
  await send(late, [act(late, { ...answer, atMs: 1000 })])
  await teacher.marking.decideLate({ attemptId: late.attemptId, decision: 'accepted', seen: 1 })
  await send(late, [act(late, { ...answer, atMs: 2000 })])
  await teacher.marking.acceptLate({ examId, attempts: [{ attemptId: late.attemptId, seen: 2 }] })
  await refusalOf(teacher.result.release({ examId }))
  await refusalOf(teacher.result.openAnswers({ examId }))
  await teacher.result.listForExam({ examId })
  await teacher.result.attendance({ examId })
  await teacher.exam.get({ examId })

  await markByHand(teacher, await student(19), { subjectId, classIds })
  await addPeople(server, aside, head, { subjectId, classIds })
  await comeIn(server, aside, head)
  const chief = client()
  await chief.people.signIn(admin)
  await chief.notice.countMails()
  const { nextCursor } = await chief.school.list({})
  if (nextCursor) await chief.school.list({ cursor: nextCursor })
  await chief.school.list({ search: 'school7.seed', sort: 'students', status: 'active' })
  await chief.school.figures()
  await chief.school.plans()
  await chief.school.lastBackup()
  const [newest] = (await chief.school.list({ size: 1 })).items
  if (!newest) throw new Error('There are schools.')
  const { school: found } = await chief.school.getSchool({ id: newest.id })
  await chief.school.updateSchool({ id: found.id, revision: found.revision, phone: '0800 000 0001' })
  await payFor(chief, found.id)
  const { school: added } = await chief.people.addSchool({
    ...{ name: 'Added Sample School', email: 'added@added.test', phone: '0800 000 0002' },
    ...{ subscription: 'starter' as const, subdomain: 'addedsample' },
  })
  await chief.people.suspendSchool({ id: added.id, reason: 'Nobody answers' })
  await chief.people.reactivateSchool({ id: added.id })
  await chief.people.deleteSchool({ id: added.id })
  // Over schools: the four that name nobody.
  for (const type of reportTypes.slice(0, 4)) await chief.report.preview({ type, range: 'this_week' })
  await one.people.signOut()
  // The sweeps and the mails are under way by now; the hands look once a second.
  await wait(1_500)
  return made
}
