import type { QuestionOption } from '@sabimark/domain/bank/option.ts'
import { optionLetter } from '@sabimark/domain/bank/option.ts'
import { costOf } from '@sabimark/domain/exam/negative-rule.ts'
import type { Paper } from '@sabimark/domain/exam/paper.ts'
import type { ContentSection } from '@sabimark/domain/exam/section.ts'
import type { ContentPassage, ContentQuestion, ExamContent } from '@sabimark/domain/exam/version.ts'

export type LetteredOption = QuestionOption & { letter: string }

/** A part of the paper, the same object for all its questions. */
export type PaperSection = ContentSection & { place: number }

/** A question as one candidate sees it: its place in the paper, its options in that paper's order. */
export type PaperQuestion = Omit<ContentQuestion, 'options' | 'section'> & {
  number: number
  options: LetteredOption[]
  /** What it is about, the same object for all its questions. */
  passage?: ContentPassage
  section?: PaperSection
  /** What a wrong answer costs, where it costs anything. */
  costHundredths?: number
}

/** Puts content and order together. Throws when they do not belong together: such a paper must not be shown. */
export function paperOf(content: ExamContent, order: Paper['order']): PaperQuestion[] {
  const questions = new Map(content.questions.map((question) => [question.id, question]))
  const passages = new Map(content.passages?.map((passage) => [passage.id, passage]))
  const sections = content.sections?.map((section, place) => ({ ...section, place }))
  return order.map(({ questionId, optionIds }, index) => {
    const question = questions.get(questionId)
    if (!question) throw new Error('The paper names a question its content does not have')
    const { passageId } = question
    const passage = passages.get(passageId ?? '')
    if (passageId !== undefined && !passage) throw new Error('A question names a passage its content does not have')
    const { section: place, ...asked } = question
    const section = sections?.[place ?? -1]
    if (sections && !section) throw new Error('A question names a section its content does not have')
    const costHundredths = costOf(question, content.negative)
    return {
      ...asked,
      number: index + 1,
      options: lettered(question, optionIds),
      ...(passage && { passage }),
      ...(section && { section }),
      ...(costHundredths > 0 && { costHundredths }),
    }
  })
}

function lettered(question: ContentQuestion, optionIds: readonly string[]): LetteredOption[] {
  return optionIds.map((optionId, index) => {
    const option = question.options.find(({ id }) => id === optionId)
    if (!option) throw new Error('The paper names an option its question does not have')
    return { ...option, letter: optionLetter(index) }
  })
}

/** Answered in words, typed into a field; an essay may be written on paper instead. */
export function isTyped({ type }: Pick<PaperQuestion, 'type'>): boolean {
  return type === 'fill_blank' || type === 'essay'
}
