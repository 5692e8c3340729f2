import { canonicalJson } from '@sabimark/domain/exam/version.ts'
import { writePicture } from '@sabimark/domain/words/picture/picture-mark.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anExam, aQuestionForm } from '../../../test/builders/exam.ts'
import { aSchool, aSubject, classOf, type TestSchool } from '../../../test/builders/people.ts'
import { aPicture } from '../../../test/builders/picture.ts'
import { refusalOf } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { freezeVersion } from './freeze-version.ts'
import { mostTextBytes } from './paper-bytes.ts'

let server: TestServer
let school: TestSchool
let subjectId: string
beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
  subjectId = (await aSubject(school)).id
})
afterAll(() => server.stop())

/** A draft that asks one question, as a teacher wrote it. */
async function aDraft(said: Partial<ReturnType<typeof aQuestionForm>> = {}) {
  const question = await school.admin.bank.addQuestion(aQuestionForm({ subjectId, ...said }))
  const classIds = [classOf(school, 'SS1A').id]
  return {
    question,
    ...(await anExam(school.admin, { subjectId, classIds, questions: [question], isPublished: false })),
  }
}

/** As long as no one question can be written: a whole paper of long ones in one. */
async function lengthen(id: string, characters: number, character = 'a') {
  await inSchool(server.pools.app, school, (tx) =>
    tx.run(`UPDATE questions SET question = repeat($4, $3) WHERE school_id = $1 AND id = $2`, [
      ...[tx.schoolId, id, characters, character],
    ]),
  )
}

test('a draft says what a device would fetch of it, texts and pictures, each picture once', async () => {
  const picture = await school.admin.bank.addPicture({ data: aPicture })
  const mark = writePicture({ id: picture.id, alt: 'A “cell”', width: 60 })
  const { examId, detail } = await aDraft({
    ...{ question: `What is this?\n\n${mark} ${'So it is. '.repeat(200)}`, options: ['3', mark] },
  })
  const { content } = await school.admin.attempt.preview({ examId })
  const fetched = Buffer.byteLength(canonicalJson(content)) + picture.bytes
  expect(Math.abs((detail.paperBytes ?? 0) - fetched)).toBeLessThan(0.05 * fetched)
})

test('a paper of more text than a computer can load is neither tried out nor published', async () => {
  const { examId, question } = await aDraft()
  const { exam, attempt, marking } = school.admin
  await lengthen(question.id, mostTextBytes)
  for (const ask of [
    ...[() => exam.publish({ examId }), () => exam.startNow({ examId })],
    ...[() => attempt.preview({ examId }), () => marking.markPreview({ examId, answers: {} })],
  ]) {
    expect(await refusalOf(ask())).toMatchObject({ code: 'PAPER_TOO_LARGE' })
  }
  await lengthen(question.id, 10_000)
  expect((await exam.publish({ examId })).status).toBe('active')
})

test('changes that make a paper too large are neither read nor published', async () => {
  const { examId, question } = await aDraft()
  const { exam, attempt, marking } = school.admin
  await exam.publish({ examId })
  await lengthen(question.id, mostTextBytes)
  // What was given out is as long as it was.
  expect((await attempt.preview({ examId })).content.questions).toHaveLength(1)
  expect(await marking.markPreview({ examId, answers: {} })).toMatchObject({ totals: { questionCount: 1 } })
  const seen = 'what was read'
  const publish = () => exam.publishChanges({ examId, seen, reason: 'Longer.' })
  for (const ask of [() => exam.readChanges({ examId }), publish]) {
    expect(await refusalOf(ask())).toMatchObject({ code: 'PAPER_TOO_LARGE' })
  }
})

test('a text weighs what it does in a paper, where a quote is two bytes and a control character six', async () => {
  const { examId, question } = await aDraft()
  const { exam, attempt } = school.admin
  for (const [character, bytes] of [
    ['\u0001', 6],
    ['"', 2],
  ] as const) {
    await lengthen(question.id, Math.ceil(mostTextBytes / bytes), character)
    for (const ask of [() => exam.publish({ examId }), () => attempt.preview({ examId })]) {
      expect(await refusalOf(ask())).toMatchObject({ code: 'PAPER_TOO_LARGE' })
    }
  }
})

test('what a paper says of its sections is weighed with it', async () => {
  const { examId, question } = await aDraft()
  await lengthen(question.id, mostTextBytes - 50_000)
  await inSchool(server.pools.app, school, async (tx) => {
    await tx.run(
      `INSERT INTO exam_sections (school_id, exam_id, position, title, instructions)
       VALUES ($1, $2, 0, 'A', repeat('a', 60000))`,
      [tx.schoolId, examId],
    )
    await tx.run('UPDATE exam_questions SET section = 0 WHERE school_id = $1 AND exam_id = $2', [tx.schoolId, examId])
  })
  expect(await refusalOf(school.admin.exam.publish({ examId }))).toMatchObject({ code: 'PAPER_TOO_LARGE' })
})

test('no version is frozen that is larger, whatever was weighed before', async () => {
  const { examId, question } = await aDraft()
  await lengthen(question.id, mostTextBytes)
  const frozen = await inSchool(server.pools.app, school, async (tx) => {
    const { createdBy } = await tx.one<{ createdBy: string }>(
      'SELECT created_by AS "createdBy" FROM exams WHERE school_id = $1 AND id = $2',
      [tx.schoolId, examId],
    )
    return await freezeVersion(tx, { examId, createdBy, negative: null })
  })
  expect(frozen).toMatchObject({ refusal: 'PAPER_TOO_LARGE' })
})
