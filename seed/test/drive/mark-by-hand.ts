import type { ShownRules } from '@sabimark/domain/bank/answer-rules.ts'
import { usualCompare } from '@sabimark/domain/bank/compare-text.ts'
import { anEssay } from '@sabimark/server/test/builders/essay.ts'
import { anExam, aQuestion } from '@sabimark/server/test/builders/exam.ts'
import { act, cardOf, openPage, send } from '@sabimark/server/test/builders/sitting.ts'
import type { TestClient } from '@sabimark/server/test/client.ts'

/** An essay is written, marked, taken back, given back and marked again. */
export async function markByHand(teacher: TestClient, one: TestClient, of: { subjectId: string; classIds: string[] }) {
  const accepted = [{ text: 'osmosis', percent: 100 }]
  const rules = {
    ...{ kind: 'text' as const, before: '', after: '', near: 'wait' as const },
    accepted,
    compare: usualCompare,
  }
  const blank = { type: 'fill_blank' as const, options: [], correctAnswer: [], rules }
  const questions = [
    await anEssay(teacher, of.subjectId, { answerOn: 'paper' }),
    await anEssay(teacher, of.subjectId),
    await aQuestion(teacher, { subjectId: of.subjectId, ...blank }),
  ]
  const { examId } = await anExam(teacher, { ...of, questions })
  const page = await openPage(one, examId)
  const questionId = page.content.questions.find(isOnScreen)?.id ?? ''
  const written = { kind: 'answer' as const, question: questionId, value: 'Water moves.' }
  await send(page, [act(page, written), act(page, { kind: 'submit' })])
  await cardOf(page)
  await teacher.marking.listToMark({})
  const { script } = await teacher.marking.nextScript({ examId, questionId })
  if (!script) throw new Error('One essay was handed in.')
  const { revision } = await teacher.marking.mark({ ...script, itemIds: ['point01'] })
  await teacher.marking.undoMark({ ...script, revision })
  const again = await teacher.marking.getScript(script)
  await teacher.marking.returnScript(script)
  await teacher.marking.mark({ ...again.script, itemIds: ['point02'], comment: 'Good.' })
  const { candidates } = await teacher.marking.listPaperMarks({ examId })
  const marks = candidates.flatMap(({ attemptId, marks: [mark] }) =>
    mark ? [{ attemptId, questionId: mark.questionId, revision: mark.revision, hundredths: 50 }] : [],
  )
  await teacher.marking.enterPaperMarks({ examId, marks })
  const ofBlank = { examId, questionId: page.content.questions.find(({ type }) => type === 'fill_blank')?.id ?? '' }
  const { seen } = await teacher.marking.listAnswers(ofBlank)
  await teacher.marking.ruleAnswers({ ...ofBlank, seen, rulings: [{ answerKey: 'water', percent: 100 }] })
  const asked = { examId, correction: { kind: 'full' as const, questionId } }
  await teacher.marking.keyOfQuestion({ examId, questionId })
  const tried = await teacher.marking.tryCorrection(asked)
  const { actId } = await teacher.marking.correctKey({ ...asked, seen: tried.seen, reason: 'Asked twice' })
  await teacher.marking.listCorrections({ examId })
  await teacher.marking.markHistory({ attemptId: page.attemptId, questionId })
  const back = { examId, correction: { kind: 'taken_back' as const, actId } }
  await teacher.marking.correctKey({ ...back, ...(await teacher.marking.tryCorrection(back)), reason: 'It was not' })
  await one.result.get({ attemptId: page.attemptId })
}

const isOnScreen = ({ rules }: { rules?: ShownRules | undefined }) =>
  rules?.kind === 'essay' && rules.answerOn === 'screen'
