import { marksFromText, marksText } from '@sabimark/domain/bank/marks-text.ts'
import type { ExamType } from '@sabimark/domain/exam/exam-type.ts'
import type { ReleaseRule } from '@sabimark/domain/exam/release.ts'
import { spreadMarks } from '@sabimark/domain/exam/spread-marks.ts'
import { hiddenSignProblem } from '@sabimark/domain/school/invisible-signs.ts'
import { defaultClosing, formatLagos, lagosDate, lagosInstant, lagosTime } from '@sabimark/domain/school/lagos-time.ts'
import type { Client } from '../../platform/client.ts'
import type { ExamDetail } from '../exams.ts'

/** A question of the exam and its marks there, as typed. */
export type ChosenQuestion = { questionId: string; marks: string }

/** The form of an exam, as typed; `subject` and `class` hold ids, dates and times are Lagos wall time. */
export type ExamForm = {
  title: string
  subject: string
  class: string[]
  examType: ExamType
  instructions: string
  location: string
  duration: string
  scheduledDate: string
  scheduledTime: string
  closingDate: string
  closingTime: string
  passingScore: string
  maxAttempts: string
  totalMarks: string
  showResults: ReleaseRule
  randomizeQuestions: boolean
  shuffleOptions: boolean
  /** Two people mark what waits for a person. */
  hasSecondMarker: boolean
  questions: ChosenQuestion[]
}

const hourMs = 3_600_000

/** A new exam: at the next full hour, with the school's usual settings, and of the one subject where there is no choice. */
export function emptyExam(now: Date, subjectIds: readonly string[] = []): ExamForm {
  const [subject = ''] = subjectIds.length === 1 ? subjectIds : []
  const nextHour = new Date(Math.ceil((now.getTime() + 1) / hourMs) * hourMs)
  return {
    title: '',
    subject,
    class: [],
    examType: 'assessment',
    instructions: '',
    location: '',
    duration: '60',
    scheduledDate: lagosDate(nextHour),
    scheduledTime: lagosTime(nextHour),
    closingDate: '',
    closingTime: '',
    passingScore: '50',
    maxAttempts: '1',
    totalMarks: '',
    showResults: 'immediate',
    randomizeQuestions: true,
    shuffleOptions: true,
    hasSecondMarker: false,
    questions: [],
  }
}

/** The form of a draft that was kept. */
export function examFormOf(draft: ExamDetail['draft']): ExamForm {
  return {
    title: draft.title,
    subject: draft.subjectId,
    class: draft.classIds,
    examType: draft.examType,
    instructions: draft.instructions ?? '',
    location: draft.location ?? '',
    duration: String(draft.durationMinutes),
    scheduledDate: draft.scheduledDate,
    scheduledTime: draft.scheduledTime,
    closingDate: draft.closingDate ?? '',
    closingTime: draft.closingTime ?? '',
    passingScore: String(draft.passingScore),
    maxAttempts: String(draft.attemptsAllowed),
    totalMarks: marksText(draft.totalMarksHundredths),
    showResults: draft.showResults ?? 'immediate',
    randomizeQuestions: draft.shuffleQuestions ?? true,
    shuffleOptions: draft.shuffleOptions ?? true,
    hasSecondMarker: draft.secondMarker === 'all',
    questions: draft.questions.map(({ questionId, marksHundredths }) => ({
      questionId,
      marks: marksText(marksHundredths),
    })),
  }
}

type Problems = Partial<Record<keyof ExamForm, string>>

/**
 * What keeps an exam from being kept, by control, and with `isToPublish` what else is plainly missing before candidates
 * see it, in the server's words. Whether it may be published is the server's to say.
 */
export function examProblems(form: ExamForm, { isToPublish = false } = {}): Problems {
  const problems: Problems = {}
  const hidden = hiddenSignProblem('Title', form.title.trim())
  if (form.title.trim() === '') problems.title = 'Title is required.'
  else if (hidden !== null) problems.title = hidden
  if (form.subject === '') problems.subject = 'Subject is required.'
  if (isToPublish && form.class.length === 0) {
    problems.class = 'This exam has no class yet. Choose who sits it before publishing.'
  }
  if (!isWhole(form.duration, 1, 600)) problems.duration = 'Duration must be a whole number of minutes from 1 to 600.'
  if (form.scheduledDate === '') problems.scheduledDate = 'Date is required.'
  if (form.scheduledTime === '') problems.scheduledTime = 'Time is required.'
  if (!problems.scheduledDate && !problems.scheduledTime && opensAt(form) === null) {
    problems.scheduledDate = 'This date or time does not exist.'
  }
  if (closesAt(form) === null && !problems.scheduledDate) problems.closingDate = 'This date or time does not exist.'
  if (!isWhole(form.passingScore, 0, 100)) problems.passingScore = 'Passing score must be a percentage from 0 to 100.'
  if (!isWhole(form.maxAttempts, 1, 10)) problems.maxAttempts = 'Attempts must be a whole number from 1 to 10.'
  const total = marksFromText(form.totalMarks)
  if (total === null || total === 0) problems.totalMarks = 'Total marks must be a number above 0, like 20 or 12.5.'
  const wrong = form.questions.findIndex(({ marks }) => marksFromText(marks) === null)
  if (wrong >= 0) problems.questions = `The marks of question ${wrong + 1} must be a number, like 2 or 2.5.`
  if (isToPublish && form.questions.length === 0) {
    problems.questions = 'This exam has no questions yet. Choose at least one before publishing.'
  }
  return problems
}

/** The call's input. Only for a form without problems. */
export function toExam(form: ExamForm): Parameters<Client['exam']['create']>[0] {
  return {
    title: form.title,
    subjectId: form.subject,
    classIds: form.class,
    examType: form.examType,
    instructions: form.instructions,
    location: form.location,
    durationMinutes: Number(form.duration),
    scheduledDate: form.scheduledDate,
    scheduledTime: form.scheduledTime,
    closingDate: form.closingDate === '' ? undefined : form.closingDate,
    closingTime: form.closingTime === '' ? undefined : form.closingTime,
    passingScore: Number(form.passingScore),
    attemptsAllowed: Number(form.maxAttempts),
    totalMarksHundredths: marksFromText(form.totalMarks) ?? 0,
    showResults: form.showResults,
    shuffleQuestions: form.randomizeQuestions,
    shuffleOptions: form.shuffleOptions,
    secondMarker: form.hasSecondMarker ? 'all' : 'none',
    questions: form.questions.map(({ questionId, marks }) => ({
      questionId,
      marksHundredths: marksFromText(marks) ?? 0,
    })),
  }
}

/** The chosen questions with the total shared out evenly; unchanged while the total is no number. */
export function withTotalSpread({
  questions,
  totalMarks,
}: Pick<ExamForm, 'questions' | 'totalMarks'>): ChosenQuestion[] {
  const total = marksFromText(totalMarks)
  if (total === null) return questions
  const shares = spreadMarks(total, questions.length)
  return questions.map((question, index) => ({ ...question, marks: marksText(shares[index] ?? 0) }))
}

/** What the marks of the chosen questions come to, in hundredths; those that are no numbers count as none. */
export function sumOf(questions: readonly ChosenQuestion[]): number {
  return questions.reduce((sum, { marks }) => sum + (marksFromText(marks) ?? 0), 0)
}

/**
 * The form with other questions. The total is what their marks come to, as long as it was that before or is not typed yet;
 * a total of the teacher's own stays.
 */
export function withQuestions(
  { questions: before, totalMarks }: Pick<ExamForm, 'questions' | 'totalMarks'>,
  questions: ChosenQuestion[],
): Pick<ExamForm, 'questions' | 'totalMarks'> {
  const isSum = totalMarks.trim() === '' || marksFromText(totalMarks) === sumOf(before)
  if (!isSum) return { questions, totalMarks }
  return { questions, totalMarks: questions.length === 0 ? '' : marksText(sumOf(questions)) }
}

/** The question one place up (-1) or down (1); unchanged at the ends. */
export function moved(questions: readonly ChosenQuestion[], index: number, by: -1 | 1): ChosenQuestion[] {
  const one = questions[index]
  const other = questions[index + by]
  if (!one || !other) return [...questions]
  return questions.map((question) => {
    if (question === one) return other
    return question === other ? one : question
  })
}

/** When the exam opens and closes, or null while the times cannot be read. */
export function timesOf(form: ExamForm): { opensAt: Date; closesAt: Date } | null {
  const opens = opensAt(form)
  const closes = closesAt(form)
  return opens === null || closes === null ? null : { opensAt: opens, closesAt: closes }
}

/** When the exam is open, as a sentence, or null while the times cannot be read. */
export function windowText(form: ExamForm): string | null {
  const times = timesOf(form)
  if (times === null) return null
  const closes = formatLagos(times.closesAt)
  if (times.closesAt <= times.opensAt) return `It would close before it opens: ${closes}, Lagos time.`
  return `Opens ${formatLagos(times.opensAt)} and closes ${closes}, Lagos time.`
}

function opensAt(form: ExamForm): Date | null {
  return lagosInstant(form.scheduledDate, form.scheduledTime)
}

/** No closing date is the day of the exam, no closing time 23:59. */
function closesAt(form: ExamForm): Date | null {
  const date = form.closingDate || form.scheduledDate
  return form.closingTime === '' ? defaultClosing(date) : lagosInstant(date, form.closingTime)
}

function isWhole(text: string, from: number, to: number): boolean {
  return /^\d{1,3}$/.test(text.trim()) && Number(text) >= from && Number(text) <= to
}
