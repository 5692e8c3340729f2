// A paper and a log of the size of a real sitting, the same in every run.
import type { LoggedEvent } from '@sabimark/domain/attempt/event.ts'
import type { ExamContent, ExamKey } from '@sabimark/domain/exam/version.ts'

const LETTERS = ['A', 'B', 'C', 'D']

export function sampleContent(questionCount: number): ExamContent {
  const questions = Array.from({ length: questionCount }, (_, index) => ({
    id: `question${index}`,
    type: 'multiple_choice' as const,
    text: `What is ${index} + ${index}?`,
    options: LETTERS.map((letter, offset) => ({
      id: `option${index}${letter.toLowerCase()}`,
      text: String(index * 2 + offset),
    })),
    marksHundredths: 250,
  }))
  return { rulesVersion: 1, questions }
}

export function sampleKey(content: ExamContent): ExamKey {
  return Object.fromEntries(content.questions.map(({ id }) => [id, { correctOptionIds: [`${id}A`] }]))
}

/** Visits, answers and changes of mind, walking round the paper; every tenth act is a flag. */
export function sampleLog(content: ExamContent, eventCount: number): LoggedEvent[] {
  return Array.from({ length: eventCount }, (_, index) => {
    const question = content.questions[index % content.questions.length]
    if (!question) throw new Error('A log needs a paper with questions.')
    const act = {
      epoch: 1 + Math.floor(index / 200),
      seq: 1 + (index % 200),
      atMs: index * 3000,
      question: question.id,
    }
    if (index % 10 === 9) return { ...act, kind: 'flag' as const }
    const option = question.options[(index >> 3) % question.options.length]
    return { ...act, kind: 'answer' as const, value: option ? [option.id] : [] }
  })
}
