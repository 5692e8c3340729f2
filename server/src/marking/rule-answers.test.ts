import type { AnswerRules } from '@sabimark/domain/bank/answer-rules.ts'
import { usualCompare } from '@sabimark/domain/bank/compare-text.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { correctHaving } from '../../test/builders/corrections.ts'
import { anExam, aQuestion } from '../../test/builders/exam.ts'
import { aStudent, aTeacher } from '../../test/builders/people.ts'
import { act, aSitting, cardOf, openPage, type Page, type Sitting, send } from '../../test/builders/sitting.ts'
import { refusalOf } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { markingWorkers } from './marking.workers.ts'

const near = 'wait' as const
const capital: AnswerRules = {
  ...{ kind: 'text', before: '', after: '', compare: usualCompare, near },
  accepted: [{ text: 'photosynthesis', percent: 100 }],
}
const power: AnswerRules = {
  ...{ kind: 'number', before: '', after: '', near: 'wrong', unit: null },
  accepted: [{ value: '100', tolerance: { kind: 'absolute', amount: '0' }, percent: 100 }],
}

let server: TestServer
let of: Sitting

beforeAll(async () => {
  server = await testServer()
  of = await aSitting(server, { students: 0 })
})
afterAll(() => server.stop())

async function aBlank(rules: AnswerRules) {
  const { teacher, subjectId, classId } = of
  const said = { subjectId, type: 'fill_blank' as const, options: [], correctAnswer: [], rules }
  const questions = [await aQuestion(teacher, said)]
  const { examId } = await anExam(teacher, { subjectId, classIds: [classId], questions })
  const typed = async (value: string): Promise<Page> => {
    const { client } = await aStudent(server, of.school, { classId: of.classId })
    const page = await openPage(client, examId)
    const question = page.order[0]?.questionId ?? ''
    const said = { kind: 'answer' as const, question, value }
    await send(page, [act(page, said), act(page, { kind: 'submit' })])
    await cardOf(page)
    return page
  }
  const first = await typed(rules.kind === 'text' ? 'photosynthesis' : '100')
  const asked = { examId, questionId: first.order[0]?.questionId ?? '' }
  const markAgain = async () => {
    const worker = markingWorkers({ pools: server.pools }).mark_version
    for (const reference of await dueVersions()) await worker?.run({ schoolId: of.school.schoolId, reference })
  }
  const earned = async (page: Page) => (await of.teacher.result.get({ attemptId: page.attemptId })).card?.score ?? null
  return { asked, typed, markAgain, earned }
}

async function dueVersions(): Promise<string[]> {
  const { rows } = await server.pools.app.query<{ reference: string }>(
    "SELECT reference FROM due_work WHERE kind = 'mark_version' AND school_id = $1",
    [of.school.schoolId],
  )
  return rows.map(({ reference }) => reference)
}

describe('a spelling', () => {
  test('is accepted once for everybody, also for who hands in later, and refused again', async () => {
    const { asked, typed, markAgain, earned } = await aBlank(capital)
    const [one, other, wrong] = [await typed('photosinthesis'), await typed(' Photosinthesis.'), await typed('osmosis')]
    expect(await earned(one)).toBeNull()
    const { items, seen, question } = await of.teacher.marking.listAnswers(asked)
    expect(question.accepted).toEqual(['photosynthesis'])
    expect(items).toMatchObject([
      { count: 2, waitingCount: 2, earned: null, texts: [{ count: 1 }, { count: 1 }] },
      { count: 1, earned: 0, texts: [{ text: 'osmosis' }] },
      { count: 1, earned: 200, texts: [{ text: 'photosynthesis' }] },
    ])
    expect(items[0]?.texts.map(({ text }) => text).toSorted()).toEqual([' Photosinthesis.', 'photosinthesis'])
    const answerKey = items[0]?.answerKey ?? ''
    const ruled = { ...asked, seen, reason: 'As taught in class.' }
    await of.teacher.marking.ruleAnswers({ ...ruled, rulings: [{ answerKey, percent: 50 }] })
    await markAgain()
    for (const page of [one, other]) expect(await earned(page)).toMatchObject({ earnedHundredths: 100, partlyCount: 1 })
    expect(await earned(wrong)).toMatchObject({ earnedHundredths: 0 })
    expect(await earned(await typed('photosinthesis'))).toMatchObject({ earnedHundredths: 100 })
    // Nobody need mark these any more.
    expect(await of.teacher.marking.nextScript(asked)).toMatchObject({ script: null, progress: { openCount: 0 } })

    expect(
      await refusalOf(of.teacher.marking.ruleAnswers({ ...ruled, rulings: [{ answerKey, percent: 0 }] })),
    ).toMatchObject({
      code: 'KEY_CHANGED_MEANWHILE',
    })
    const now = await of.teacher.marking.listAnswers(asked)
    expect(now.items.find((item) => item.answerKey === answerKey)).toMatchObject({ count: 3, earned: 100, ruled: 50 })
    // The key was put right and that was taken back: there are as many rulings as before, and it is not what was read.
    const { questionId, examId } = asked
    const right = { optionIds: [], texts: ['photosynthesis', 'photolysis'] }
    const { actId } = await correctHaving(of.teacher, { examId, correction: { kind: 'correct', questionId, right } })
    await correctHaving(of.teacher, { examId, correction: { kind: 'taken_back', actId } })
    expect(
      await refusalOf(
        of.teacher.marking.ruleAnswers({ ...asked, seen: now.seen, rulings: [{ answerKey, percent: 0 }] }),
      ),
    ).toMatchObject({ code: 'KEY_CHANGED_MEANWHILE' })
    const { seen: newest } = await of.teacher.marking.listAnswers(asked)
    await of.teacher.marking.ruleAnswers({ ...asked, seen: newest, rulings: [{ answerKey, percent: 0 }] })
    await markAgain()
    expect(await earned(one)).toMatchObject({ earnedHundredths: 0 })
  })

  test('decided while somebody marks an answer of it refuses their mark, and nothing of a mark is shown then', async () => {
    const { asked, typed, markAgain, earned } = await aBlank(capital)
    const { teacher } = of
    const [one, other] = [await typed('photosinthesis'), await typed('photosinthesis')]
    const taken = async () => {
      const { script } = await teacher.marking.nextScript(asked)
      return script ?? Promise.reject(new Error('Two wait.'))
    }
    const first = await taken()
    const comment = 'Mind the spelling.'
    const { revision } = await teacher.marking.mark({ ...first, adjustHundredths: 150, comment })
    const handedIn = async () =>
      await Promise.all([one, other].map(async (page) => await teacher.result.get({ attemptId: page.attemptId })))
    const byHand = async () =>
      (await handedIn()).flatMap(({ card }) => card?.marked?.flatMap((mark) => mark.byHand ?? []) ?? [])
    expect(await byHand()).toEqual([{ points: [], adjustHundredths: 0, comments: [comment] }])

    const script = await taken()
    const { items, seen } = await teacher.marking.listAnswers(asked)
    const answerKey = items.find(({ waitingCount }) => waitingCount > 0)?.answerKey ?? ''
    await teacher.marking.ruleAnswers({ ...asked, seen, rulings: [{ answerKey, percent: 50 }] })
    const before = await handedIn()
    for (const ask of [
      () => teacher.marking.mark({ ...script, adjustHundredths: 100 }),
      () => teacher.marking.undoMark({ ...first, revision }),
    ]) {
      expect(await refusalOf(ask())).toMatchObject({ code: 'UNKNOWN_SCRIPT' })
    }
    expect(await handedIn()).toEqual(before)
    // Until the worker comes to their papers neither is handed out again.
    expect(await teacher.marking.nextScript(asked)).toMatchObject({ script: null })

    await markAgain()
    for (const page of [one, other]) expect(await earned(page)).toMatchObject({ earnedHundredths: 100 })
    expect(await byHand()).toEqual([])
  })

  test('of a number is not another number that only looks like it', async () => {
    const { asked, typed, markAgain, earned } = await aBlank(power)
    const [raised, plain] = [await typed('10³'), await typed('103')]
    const { items, seen } = await of.teacher.marking.listAnswers(asked)
    const answerKey = items.find(({ texts }) => texts[0]?.text === '10³')?.answerKey ?? ''
    await of.teacher.marking.ruleAnswers({ ...asked, seen, rulings: [{ answerKey, percent: 100 }] })
    await markAgain()
    expect(await earned(raised)).toMatchObject({ earnedHundredths: 200 })
    expect(await earned(plain)).toMatchObject({ earnedHundredths: 0 })
  })

  test('that waits is read by a colleague of the subject, who marks it by hand; for everybody the owner decides', async () => {
    const { asked, typed, markAgain } = await aBlank(capital)
    await typed('photosinthesis')
    const { client: colleague } = await aTeacher(server, of.school, { subjectIds: [of.subjectId] })
    const { items, seen, mayRule } = await colleague.marking.listAnswers(asked)
    expect(mayRule).toBe(false)
    const rulings = [{ answerKey: items[0]?.answerKey ?? '', percent: 100 }]
    expect(await refusalOf(colleague.marking.ruleAnswers({ ...asked, seen, rulings }))).toMatchObject({
      code: 'NOT_ALLOWED',
    })
    expect(await of.teacher.marking.listAnswers(asked)).toMatchObject({ seen, mayRule: true })
    const { script } = await colleague.marking.nextScript(asked)
    expect(script).not.toBeNull()
    await of.school.admin.marking.ruleAnswers({ ...asked, seen, rulings })
    await markAgain()
  })

  test('is nothing to a teacher of another exam', async () => {
    const { asked } = await aBlank(capital)
    const { client: stranger } = await aTeacher(server, of.school)
    expect(await refusalOf(stranger.marking.listAnswers(asked))).toMatchObject({ code: 'NOT_ALLOWED' })
    const ruling = { ...asked, seen: 0, rulings: [{ answerKey: 'x', percent: 100 }] }
    expect(await refusalOf(stranger.marking.ruleAnswers(ruling))).toMatchObject({ code: 'NOT_ALLOWED' })
    expect(await refusalOf(of.teacher.marking.ruleAnswers({ ...ruling, questionId: 'zzzzzzzzzzzz' }))).toMatchObject({
      code: 'UNKNOWN_QUESTION',
    })
  })
})
