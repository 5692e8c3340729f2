import type { AnswerRules, EssayRules } from '@sabimark/domain/bank/answer-rules.ts'
import type { TestServer } from '../server.ts'
import { type aQuestion, aQuestionForm } from './exam.ts'
import { aStudent } from './people.ts'
import { act, cardOf, openPage, type Page, type Sitting, send } from './sitting.ts'

/** Two points of 1 and 2 marks, on screen, unless said otherwise. */
export const essayRules = (said: Partial<EssayRules> = {}): AnswerRules => ({
  ...{ kind: 'essay', minWords: null, maxWords: 200, answerOn: 'screen', guide: 'Water moves through a membrane.' },
  rubric: [
    { id: 'point01', text: 'Names the membrane', hundredths: 100 },
    { id: 'point02', text: 'Says which way it moves', hundredths: 200 },
  ],
  ...said,
})

type Staff = Parameters<typeof aQuestion>[0]

/** An essay of 4 marks in the bank. */
export async function anEssay(staff: Staff, subjectId: string, said: Partial<EssayRules> = {}) {
  return await staff.bank.addQuestion({
    ...aQuestionForm({ subjectId, question: 'Explain osmosis.', marksHundredths: 400 }),
    ...{ type: 'essay', options: [], correctAnswer: [], rules: essayRules(said) },
  })
}

/** Somebody new in the class writes this and hands in; the choice questions stay empty. */
export async function writtenBy(server: TestServer, of: Sitting, text: string, examId = of.examId): Promise<Page> {
  const { client } = await aStudent(server, of.school, { classId: of.classId })
  const page = await openPage(client, examId)
  const essay = page.content.questions.find(({ type }) => type === 'essay')
  if (!essay) throw new Error('The paper has no essay.')
  await send(page, [act(page, { kind: 'answer', question: essay.id, value: text }), act(page, { kind: 'submit' })])
  await cardOf(page)
  return page
}
