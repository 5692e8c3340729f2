import type { ScriptShow } from '@sabimark/domain/marking/hand-mark.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anEssay, writtenBy } from '../../test/builders/essay.ts'
import { anExam, aQuestion } from '../../test/builders/exam.ts'
import { countersOf, decideHaving, remark } from '../../test/builders/marking.ts'
import { aTeacher } from '../../test/builders/people.ts'
import {
  act,
  aSitting,
  cardOf,
  closeSittings,
  moveBack,
  newPage,
  type Page,
  type Sitting,
  send,
} from '../../test/builders/sitting.ts'
import { refusalOf, type TestClient } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'

const hour = 3_600_000

let server: TestServer
let of: Sitting
let admin: TestClient
let questionId: string

beforeAll(async () => {
  server = await testServer()
  of = await aSitting(server, { students: 0 })
  admin = of.school.admin
})
afterAll(() => server.stop())

/** An exam with a choice question of 2 marks and an essay of 4; the sitting goes on with it. */
async function anEssayExam(draft: Parameters<typeof anExam>[1]['draft'] = {}): Promise<Sitting> {
  const { teacher, subjectId, classId } = of
  const questions = [await aQuestion(teacher, { subjectId }), await anEssay(teacher, subjectId)]
  const exam = await anExam(teacher, { subjectId, classIds: [classId], questions, draft })
  return { ...of, ...exam }
}

/** Takes the next script, as the desk does. */
async function next(client: TestClient, sitting: Sitting, after?: string) {
  const { items } = await client.marking.listToMark({ examId: sitting.examId })
  questionId = items[0]?.questions[0]?.questionId ?? ''
  return await client.marking.nextScript({ examId: sitting.examId, questionId, ...(after && { after }) })
}

async function takenBy(client: TestClient, sitting: Sitting) {
  const { script } = await next(client, sitting)
  if (!script) throw new Error('There is a script to mark.')
  return script
}

const staffCard = async (page: Page) => (await of.teacher.result.get({ attemptId: page.attemptId })).card
const candidateCard = async (page: Page) => (await page.client.result.get({ attemptId: page.attemptId })).card

describe('a script', () => {
  test('says what was written and asked, and nothing of who wrote it or when', async () => {
    const sitting = await anEssayExam()
    const page = await writtenBy(server, sitting, 'Water moves.')
    const { script, progress } = await next(of.teacher, sitting)
    expect(script).toMatchObject({
      ...{ state: 'waiting', round: 'first', text: 'Water moves.', mine: null, both: [] },
      question: { number: 2, text: 'Explain osmosis.', marksHundredths: 400, maxWords: 200 },
    })
    expect(script?.question.rubric.map(({ text }) => text)).toEqual(['Names the membrane', 'Says which way it moves'])
    expect(progress).toEqual({ doneCount: 0, openCount: 1, takenCount: 0, conflictCount: 0 })
    const card = await staffCard(page)
    const { name = '', studentNumber = '', className } = card?.candidate ?? {}
    const said = JSON.stringify(script)
    for (const secret of [name, studentNumber, className ?? 'SS1', page.attemptId, card?.submittedAt ?? '2026-']) {
      expect(secret).not.toBe('')
      expect(said).not.toContain(secret)
    }
  })

  test('keeps the score back until it is marked, and then gives its points', async () => {
    const sitting = await anEssayExam({ showResults: 'immediate' })
    const page = await writtenBy(server, sitting, 'Water moves through a membrane.')
    expect(await cardOf(page)).toMatchObject({ score: null, toMarkCount: 1, scoreRelease: { waitsForTeacher: true } })
    expect((await page.client.result.listMine()).items).toMatchObject([{ score: null, toMarkCount: 1 }])
    expect(await staffCard(page)).toMatchObject({ score: null, toMarkCount: 1 })
    const { items, figures } = await of.teacher.result.listForExam({ examId: sitting.examId })
    expect(items).toMatchObject([{ score: null, toMarkCount: 1 }])
    expect(figures).toMatchObject({ handedIn: 1, unfinished: 1, toMark: 1, averageScore: null, passRate: null })
    expect(await countersOf(server, sitting)).toMatchObject({ count: 0, sum: 0 })

    const script = await takenBy(of.teacher, sitting)
    const comment = 'Say which way.'
    const marked = await of.teacher.marking.mark({ ...script, itemIds: ['point01'], adjustHundredths: 50, comment })
    expect(marked).toMatchObject({ hundredths: 150, state: 'done', progress: { doneCount: 1, openCount: 0 } })

    expect(await candidateCard(page)).toMatchObject({ toMarkCount: 0, score: { percentage: 25, partlyCount: 1 } })
    expect(await countersOf(server, sitting)).toMatchObject({ count: 1, sum: 25 })
    const essay = (await staffCard(page))?.marked?.find(({ questionId: id }) => id === questionId)
    expect(essay).toMatchObject({
      ...{ outcome: 'partly', earnedHundredths: 150, ofHundredths: 400 },
      byHand: {
        ...{ points: [{ text: 'Names the membrane', hundredths: 100 }], adjustHundredths: 50, comments: [comment] },
      },
    })
    // Marked again by whatever comes along, it stays as it is.
    await remark(server, sitting, page)
    expect(await candidateCard(page)).toMatchObject({ score: { percentage: 25 } })
  })

  test('is taken back by its marker, and then waits again', async () => {
    const sitting = await anEssayExam()
    const page = await writtenBy(server, sitting, 'Water.')
    const script = await takenBy(of.teacher, sitting)
    const { revision } = await of.teacher.marking.mark({ ...script, itemIds: ['point01', 'point02'] })
    expect(await refusalOf(admin.marking.undoMark({ ...script, revision }))).toMatchObject({ code: 'MARKED_MEANWHILE' })
    await of.teacher.marking.undoMark({ ...script, revision })
    expect(await staffCard(page)).toMatchObject({ score: null, toMarkCount: 1 })
    expect(await countersOf(server, sitting)).toMatchObject({ count: 0, sum: 0 })
    const again = await takenBy(of.teacher, sitting)
    await of.teacher.marking.mark({ ...again, itemIds: ['point02'] })
    expect(await staffCard(page)).toMatchObject({ score: { earnedHundredths: 200 } })
  })

  test.each<[string, { itemIds?: string[]; adjustHundredths?: number }]>([
    ['a third of a mark', { adjustHundredths: 33 }],
    ['more than the question has', { adjustHundredths: 425 }],
    ['a point of another rubric', { itemIds: ['point99'] }],
    ['a point twice', { itemIds: ['point01', 'point01'] }],
  ])('is not given %s', async (_what, given) => {
    const sitting = await anEssayExam()
    await writtenBy(server, sitting, 'Water.')
    const script = await takenBy(of.teacher, sitting)
    expect(await refusalOf(of.teacher.marking.mark({ ...script, ...given }))).toMatchObject({
      code: 'MARK_OUT_OF_RANGE',
    })
    await of.teacher.marking.mark({ ...script, itemIds: ['point01', 'point02'], adjustHundredths: 400 })
  })

  test('waits again when a late answer is accepted after it was marked, and its old mark does not move', async () => {
    const sitting = await anEssayExam()
    const page = await newPage(server, sitting)
    const essay = page.content.questions.find(({ type }) => type === 'essay')?.id ?? ''
    const answer = (value: string) => act(page, { kind: 'answer' as const, question: essay, value })
    await send(page, [answer('Short.')])
    await moveBack(server, sitting.school, page.attemptId, hour + 120_000)
    await send(page, [answer('Long and whole.'), act(page, { kind: 'submit' })])
    await cardOf(page)

    const script = await takenBy(of.teacher, sitting)
    expect(script.text).toBe('Short.')
    const opened = await admin.marking.nextScript({ examId: sitting.examId, questionId })
    expect(opened.script).toBeNull()
    const { revision } = await of.teacher.marking.mark({ ...script, itemIds: ['point02'] })
    await decideHaving(of.teacher, page, 'accepted')
    expect(await staffCard(page)).toMatchObject({ score: null, toMarkCount: 1 })
    // Whoever still has the short one before them is told.
    expect(await refusalOf(of.teacher.marking.mark({ ...script, revision, itemIds: ['point01'] }))).toMatchObject({
      code: 'MARKED_MEANWHILE',
    })
    const again = await takenBy(of.teacher, sitting)
    expect(again).toMatchObject({ scriptId: script.scriptId, text: 'Long and whole.', mine: null })
    await of.teacher.marking.mark({ ...again, itemIds: ['point01', 'point02'] })
    expect(await staffCard(page)).toMatchObject({ score: { earnedHundredths: 300 } })
    // Refused after all, the short one counts, and its mark is there.
    await decideHaving(of.teacher, page, 'refused')
    expect(await staffCard(page)).toMatchObject({ toMarkCount: 0, score: { earnedHundredths: 200 } })
  })
})

test('a candidate reads the points they got and the comment with the right answers, and never guide or rubric', async () => {
  const sitting = await anEssayExam({ showResults: 'immediate' })
  const page = await writtenBy(server, sitting, 'Through a membrane.')
  const heard = async () => JSON.stringify([page.content, await cardOf(page), await candidateCard(page)])
  const secret = /Names the membrane|Says which way|Water moves through a membrane|point0|A membrane of what/
  expect(await heard()).not.toMatch(secret)
  const comment = 'A membrane of what?'
  await of.teacher.marking.mark({ ...(await takenBy(of.teacher, sitting)), itemIds: ['point01'], comment })
  expect(await candidateCard(page)).toMatchObject({ score: { percentage: 17 }, marked: null })
  expect(await heard()).not.toMatch(secret)
  await closeSittings(server, sitting.school, sitting.examId)
  const { marked } = (await candidateCard(page)) ?? {}
  expect(marked?.find(({ questionId: id }) => id === questionId)?.byHand).toEqual({
    ...{ points: [{ text: 'Names the membrane', hundredths: 100 }], adjustHundredths: 0, comments: [comment] },
  })
  expect(await heard()).not.toMatch(/Says which way|Water moves through a membrane|point0/)
})

describe('markers beside each other', () => {
  test('never get the same script, and each gets all that is left', async () => {
    const sitting = await anEssayExam()
    for (const text of ['One.', 'Two.', 'Three.']) await writtenBy(server, sitting, text)
    await next(of.teacher, sitting)
    const asked = { examId: sitting.examId, questionId }
    const handed = await Promise.all([of.teacher.marking.nextScript(asked), admin.marking.nextScript(asked)])
    const [mine, theirs] = handed.map(({ script }) => script)
    if (!mine || !theirs) throw new Error('There are three.')
    expect(mine.scriptId).not.toBe(theirs.scriptId)
    expect(await refusalOf(admin.marking.getScript(mine))).toMatchObject({ code: 'SCRIPT_TAKEN' })
    expect(await refusalOf(admin.marking.mark({ ...mine, itemIds: [] }))).toMatchObject({ code: 'SCRIPT_TAKEN' })

    // Passing on gives the first back: nobody holds two.
    const passed = await of.teacher.marking.nextScript({ ...asked, after: mine.scriptId })
    expect(passed.script?.scriptId).not.toBe(mine.scriptId)
    expect((await admin.marking.getScript(mine)).script.text).toBe(mine.text)
    await admin.marking.returnScript(mine)
    expect((await of.teacher.marking.getScript(mine)).script.scriptId).toBe(mine.scriptId)

    for (const client of [admin, of.teacher]) {
      const { script } = await client.marking.nextScript(asked)
      if (script) await client.marking.mark({ ...script, itemIds: [] })
    }
    const { script: last, progress } = await admin.marking.nextScript(asked)
    expect(progress).toMatchObject({ doneCount: 2, openCount: 1 })
    if (last) await admin.marking.mark({ ...last, itemIds: [] })
    expect(await of.teacher.marking.nextScript(asked)).toMatchObject({
      ...{ script: null, progress: { doneCount: 3, openCount: 0 } },
    })

    // Each goes through what they have marked; the author through everything, and only they and administrators do.
    const { client: colleague } = await aTeacher(server, of.school, { subjectIds: [of.subjectId] })
    const shown = async (client: TestClient, show: ScriptShow) => {
      const ids = new Set<string>()
      for (let after: string | undefined; ; ) {
        const { script } = await client.marking.nextScript({ ...asked, show, ...(after && { after }) })
        if (!script || ids.has(script.scriptId)) break
        after = script.scriptId
        ids.add(after)
      }
      for (const scriptId of ids) await client.marking.returnScript({ scriptId })
      return ids.size
    }
    expect(await Promise.all([shown(admin, 'mine'), shown(colleague, 'mine')])).toEqual([2, 0])
    expect(await shown(of.teacher, 'mine')).toBe(1)
    expect(await shown(colleague, 'all')).toBe(0)
    expect(await shown(of.teacher, 'all')).toBe(3)
  })

  test('a marker of another exam has none of it', async () => {
    const sitting = await anEssayExam()
    await writtenBy(server, sitting, 'Water.')
    const script = await takenBy(of.teacher, sitting)
    const { client: other } = await aTeacher(server, of.school)
    const { examId } = sitting
    expect((await other.marking.listToMark({})).items).toEqual([])
    for (const ask of [
      () => other.marking.listToMark({ examId }),
      () => other.marking.nextScript({ examId, questionId }),
      () => other.marking.getScript(script),
      () => other.marking.mark({ ...script, itemIds: [] }),
      () => other.marking.undoMark(script),
      () => other.marking.returnScript(script),
    ]) {
      expect(await refusalOf(ask())).toMatchObject({ code: 'NOT_ALLOWED' })
    }
  })
})

test('results are released with papers still to be marked only where that is said, and those follow', async () => {
  const sitting = await anEssayExam({ showResults: 'manual' })
  const { examId } = sitting
  const [first, second] = [await writtenBy(server, sitting, 'One.'), await writtenBy(server, sitting, 'Two.')]
  await of.teacher.marking.mark({ ...(await takenBy(of.teacher, sitting)), itemIds: ['point01'] })
  expect(await refusalOf(of.teacher.result.release({ examId }))).toMatchObject({ code: 'STILL_TO_MARK' })
  await of.teacher.result.release({ examId, finishedOnly: true, whileSat: true })
  const scores = async () =>
    await Promise.all([first, second].map(async (page) => (await candidateCard(page))?.score?.percentage ?? null))
  expect((await scores()).toSorted()).toEqual([17, null])
  await of.teacher.marking.mark({ ...(await takenBy(of.teacher, sitting)), itemIds: ['point01'] })
  expect(await scores()).toEqual([17, 17])
})

describe('two markers', () => {
  test('mark without seeing each other, and the author decides where they do not agree', async () => {
    const sitting = await anEssayExam({ secondMarker: 'all' })
    const page = await writtenBy(server, sitting, 'Water moves.')
    const { examId } = sitting
    const { client: colleague } = await aTeacher(server, of.school, { subjectIds: [of.subjectId] })
    const first = await takenBy(colleague, sitting)
    expect(await colleague.marking.mark({ ...first, itemIds: ['point01'], comment: 'Thin.' })).toMatchObject({
      state: 'second',
    })
    expect(await staffCard(page)).toMatchObject({ score: null, toMarkCount: 1 })
    // Nobody is second to themselves.
    expect((await next(colleague, sitting)).script).toBeNull()
    const second = await takenBy(admin, sitting)
    expect(second).toMatchObject({ round: 'second', mine: null, both: [] })
    expect(JSON.stringify(second)).not.toContain('Thin.')
    expect(await admin.marking.mark({ ...second, itemIds: ['point01', 'point02'] })).toMatchObject({
      state: 'conflict',
    })
    expect(await staffCard(page)).toMatchObject({ score: null, toMarkCount: 1 })

    const disagreed = { examId, questionId, show: 'disagreed' as const }
    expect((await colleague.marking.nextScript(disagreed)).script).toBeNull()
    const { script } = await of.teacher.marking.nextScript(disagreed)
    expect(script).toMatchObject({
      round: 'agreed',
      both: [{ hundredths: 100, comment: 'Thin.' }, { hundredths: 300 }],
    })
    if (!script) throw new Error('They do not agree.')
    await of.teacher.marking.mark({ ...script, itemIds: ['point02'], comment: 'Which membrane?' })
    expect(await staffCard(page)).toMatchObject({ toMarkCount: 0, score: { earnedHundredths: 200 } })
    const essay = (await staffCard(page))?.marked?.find(({ questionId: id }) => id === questionId)
    expect(essay?.byHand).toEqual({
      ...{ points: [{ text: 'Says which way it moves', hundredths: 200 }], adjustHundredths: 0 },
      comments: ['Which membrane?'],
    })
  })

  test('are never one person, also where the first takes theirs back', async () => {
    const sitting = await anEssayExam({ secondMarker: 'all' })
    const page = await writtenBy(server, sitting, 'Water moves.')
    const { client: colleague } = await aTeacher(server, of.school, { subjectIds: [of.subjectId] })
    const first = await takenBy(of.teacher, sitting)
    await of.teacher.marking.mark({ ...first, itemIds: ['point01'] })
    const second = await takenBy(colleague, sitting)
    const { revision } = await colleague.marking.mark({ ...second, itemIds: ['point01'] })
    await of.teacher.marking.undoMark({ ...first, revision })
    expect(await next(colleague, sitting)).toMatchObject({ script: null, progress: { openCount: 0 } })
    // Opened again it is the second mark that can be changed, and the first is missing still.
    const { script } = await colleague.marking.getScript(first)
    expect(script).toMatchObject({ round: 'second', mine: { hundredths: 100 } })
    expect(await colleague.marking.mark({ ...script, itemIds: ['point02'] })).toMatchObject({ state: 'waiting' })
    expect(await staffCard(page)).toMatchObject({ score: null, toMarkCount: 1 })
    const again = await takenBy(of.teacher, sitting)
    expect(again).toMatchObject({ round: 'first', mine: null })
    expect(await of.teacher.marking.mark({ ...again, itemIds: ['point02'] })).toMatchObject({ state: 'done' })
    expect(await staffCard(page)).toMatchObject({ score: { earnedHundredths: 200 } })
  })

  test('who are near each other share the mark', async () => {
    const sitting = await anEssayExam({ secondMarker: 'all' })
    const page = await writtenBy(server, sitting, 'Water moves.')
    await of.teacher.marking.mark({ ...(await takenBy(of.teacher, sitting)), itemIds: ['point02'] })
    await admin.marking.mark({ ...(await takenBy(admin, sitting)), itemIds: ['point02'], adjustHundredths: 25 })
    expect(await staffCard(page)).toMatchObject({ toMarkCount: 0, score: { earnedHundredths: 225 } })
  })
})
