import { marksText } from '../../bank/marks-text.ts'
import type { Difficulty } from '../../bank/question.ts'
import type { NegativeRule } from '../negative-rule.ts'
import type { SecondMarkerRule } from '../second-marker.ts'
import type { ContentSection } from '../section.ts'

/**
 * What of a published exam nobody has begun can be written anew beside its questions. Its classes, its times, its kind and when scores are
 * shown are not among it: they are other people's plans, and have acts of their own.
 */
export type ChangeableSettings = {
  title: string
  instructions: string
  location: string
  totalQuestions: number | null
  totalMarksHundredths: number
  passingScore: number
  attemptsAllowed: number
  negative: NegativeRule | null
  shuffleQuestions: boolean
  shuffleOptions: boolean
  secondMarker: SecondMarkerRule
  difficulty: Difficulty | null
  tags: string[]
}

type Chosen = { questionId: string; marksHundredths: number; section?: number | null | undefined }

/** An exam as somebody wants it to be given out anew: its paper as chosen from the bank, and its settings. */
export type ExamChanges = ChangeableSettings & { sections: ContentSection[]; questions: Chosen[] }

/** What each is called, in the order of the form; the last two are of the paper as a whole. */
export const changeLabels = {
  title: 'Title',
  instructions: 'Instructions',
  location: 'Location',
  totalQuestions: 'Total questions',
  totalMarksHundredths: 'Total marks',
  passingScore: 'Passing score',
  attemptsAllowed: 'Attempts',
  negative: 'A wrong answer costs',
  shuffleQuestions: 'Shuffle the questions',
  shuffleOptions: 'Shuffle the options',
  secondMarker: 'Two people mark each essay',
  difficulty: 'Difficulty',
  tags: 'Tags',
  sections: 'Sections',
  order: 'Order of the questions',
} as const

export type ChangeName = keyof typeof changeLabels
export const changeNames = Object.keys(changeLabels) as ChangeName[]

/** A setting that would be another; texts are as people read them, empty for none. */
export type SettingChange = { name: ChangeName; before: string; after: string }

/** What would be another of an exam, without what its questions say: those are compared as versions. */
export function settingChanges(before: ExamChanges, after: ExamChanges): SettingChange[] {
  const [then, now] = [partsOf(before), partsOf(after)]
  return changeNames.flatMap((name): SettingChange[] => {
    if (name !== 'order') return then[name].value === now[name].value ? [] : [{ name, ...said(then[name], now[name]) }]
    return isInSameOrder(before, after) ? [] : [{ name, before: '', after: '' }]
  })
}

/** Whether somebody who wrote an exam anew wrote it as it is. */
export function isSameExam(before: ExamChanges, after: ExamChanges): boolean {
  const paper = ({ questions }: ExamChanges) =>
    JSON.stringify(questions.map((one) => [one.questionId, one.marksHundredths, one.section ?? null]))
  return settingChanges(before, after).length === 0 && paper(before) === paper(after)
}

type Part = { value: string; text: string }

const part = (text: string, value: unknown = text): Part => ({ text, value: JSON.stringify(value ?? null) })
const yesNo = (is: boolean) => part(is ? 'Yes' : 'No')
const said = ({ text: before }: Part, { text: after }: Part) => ({ before, after })

function partsOf(exam: ExamChanges): Record<Exclude<ChangeName, 'order'>, Part> {
  return {
    title: part(exam.title),
    instructions: part(exam.instructions),
    location: part(exam.location),
    totalQuestions: part(exam.totalQuestions === null ? '' : String(exam.totalQuestions)),
    totalMarksHundredths: part(marksText(exam.totalMarksHundredths)),
    passingScore: part(`${exam.passingScore}%`),
    attemptsAllowed: part(String(exam.attemptsAllowed)),
    negative: part(costText(exam.negative)),
    shuffleQuestions: yesNo(exam.shuffleQuestions),
    shuffleOptions: yesNo(exam.shuffleOptions),
    secondMarker: yesNo(exam.secondMarker === 'all'),
    difficulty: part(exam.difficulty ?? ''),
    tags: part(exam.tags.join(', '), exam.tags),
    sections: part(
      exam.sections.map(({ title, answer }) => (answer ? `${title} (answer ${answer.count})` : title)).join(', '),
      exam.sections.map(({ title, instructions, answer }) => [title, instructions, answer?.count, answer?.which]),
    ),
  }
}

function costText(rule: NegativeRule | null): string {
  if (rule === null) return 'Nothing'
  return rule.kind === 'guessing' ? 'What guessing would earn' : `${rule.part}/${rule.whole} of its marks`
}

/** Of the questions that are in both. */
function isInSameOrder(before: ExamChanges, after: ExamChanges): boolean {
  const shared = (one: ExamChanges, other: ExamChanges) => {
    const there = new Set(other.questions.map(({ questionId }) => questionId))
    return one.questions.map(({ questionId }) => questionId).filter((id) => there.has(id))
  }
  return JSON.stringify(shared(before, after)) === JSON.stringify(shared(after, before))
}
