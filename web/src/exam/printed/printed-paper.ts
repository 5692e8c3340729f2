import type { ExamPreview } from '@sabimark/contract/answers.ts'
import { optionLetter } from '@sabimark/domain/bank/option.ts'
import { textsOf } from '@sabimark/domain/bank/pictures.ts'
import type { PrintedOrder } from '@sabimark/domain/exam/printed-orders.ts'

type AskedQuestion = ExamPreview['content']['questions'][number]

export type PrintedSection = NonNullable<ExamPreview['content']['sections']>[number] & { questionCount: number }

/** A question in its place on paper; `section` and `passage` where it is the first of them. */
export type PrintedQuestion = Omit<AskedQuestion, 'section' | 'options'> & {
  number: number
  options: { id: string; letter: string; text: string }[]
  section: PrintedSection | null
  passage: { text: string; last: number } | null
}

/** The questions of an exam in one order of its paper, numbered from 1. */
export function printedQuestions(
  { content }: Pick<ExamPreview, 'content'>,
  { order }: Pick<PrintedOrder, 'order'>,
): PrintedQuestion[] {
  const byId = new Map(content.questions.map((question) => [question.id, question]))
  const readWith = ({ passageId, section }: Pick<AskedQuestion, 'passageId' | 'section'>) =>
    content.questions.filter((one) => one.passageId === passageId && one.section === section).length
  const asked = order.flatMap(({ questionId, optionIds }) => {
    const question = byId.get(questionId)
    return question ? [{ ...question, optionIds }] : []
  })
  return asked.map(({ optionIds, options, section, ...question }, index) => {
    const before = asked[index - 1]
    const found = content.sections?.[section ?? -1]
    const passage = content.passages?.find(({ id }) => id === question.passageId)
    return {
      ...question,
      number: index + 1,
      options: optionIds.map((id, place) => ({
        id,
        letter: optionLetter(place),
        text: options.find((option) => option.id === id)?.text ?? '',
      })),
      section:
        found && section !== before?.section
          ? { ...found, questionCount: asked.filter((one) => one.section === section).length }
          : null,
      passage:
        passage && (passage.id !== before?.passageId || section !== before?.section)
          ? { text: passage.text, last: index + readWith({ ...question, section }) }
          : null,
    }
  })
}

/** All that is drawn on a paper, to know whether formulas are in it. */
export function textsOnPaper({ instructions, content }: Pick<ExamPreview, 'instructions' | 'content'>): string[] {
  const { questions, passages = [], sections = [] } = content
  return [
    instructions,
    ...questions.flatMap(textsOf),
    ...passages.map(({ text }) => text),
    ...sections.map((section) => section.instructions),
  ]
}
