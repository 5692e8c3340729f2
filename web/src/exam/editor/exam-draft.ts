import type { ExamDefaults, ExamDetail } from '@sabimark/contract/answers.ts'
import { marksFromText, marksText } from '@sabimark/domain/bank/marks-text.ts'
import type { Difficulty } from '@sabimark/domain/bank/question.ts'
import { tagsFromText } from '@sabimark/domain/bank/tags.ts'
import type { ExamType } from '@sabimark/domain/exam/exam-type.ts'
import { mostQuestions } from '@sabimark/domain/exam/most-questions.ts'
import type { ReleaseRule } from '@sabimark/domain/exam/release/release.ts'
import { availableMarks } from '@sabimark/domain/exam/section.ts'
import { spreadMarks } from '@sabimark/domain/exam/spread-marks.ts'
import { defaultClosing, formatLagos, lagosDate, lagosInstant, lagosTime } from '@sabimark/domain/words/lagos-time.ts'
import { hiddenSignProblem } from '@sabimark/domain/words/signs/invisible-signs.ts'
import type { Client } from '../../platform/client.ts'
import type { Person } from '../../platform/ui/people-picker.tsx'
import { namedStudentOf } from '../named-students.ts'
import { type NegativeChoice, negativeFormOf, negativeOf } from './negative-form.ts'
import { type FormSection, sectionFormsOf, sectionsOf, sectionsProblem } from './section-form.ts'

/** A question of the exam, its marks there as typed, and the place of its section, 0 where the exam has none. */
export type ChosenQuestion = { questionId: string; marks: string; section: number }

/** The form of an exam, as typed; `subject` and `class` hold ids, dates and times are Lagos wall time. */
export type ExamForm = {
  title: string
  subject: string
  class: string[]
  /** Named beside the classes, or alone. */
  students: Person[]
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
  /** Empty for not said. */
  difficulty: Difficulty | ''
  /** Separated by commas. */
  tags: string
  /** As many questions as the exam is meant to have; empty for as many as are chosen. */
  totalQuestions: string
  negative: NegativeChoice
  /** Of the author's own fraction. */
  negativePart: string
  negativeWhole: string
  sections: FormSection[]
  /** Section by section. */
  questions: ChosenQuestion[]
}

const hourMs = 3_600_000

/** What a school's new exams begin with. */
type NewExam = Pick<ExamDefaults, 'defaultDuration' | 'maxAttempts' | 'showResults' | 'randomizeQuestions'>

/** A new exam: at the next full hour, with the school's usual settings, and of the one subject where there is no choice. */
export function emptyExam(now: Date, begins: NewExam, subjectIds: readonly string[] = []): ExamForm {
  const [subject = ''] = subjectIds.length === 1 ? subjectIds : []
  const nextHour = new Date(Math.ceil((now.getTime() + 1) / hourMs) * hourMs)
  return {
    title: '',
    subject,
    class: [],
    students: [],
    examType: 'assessment',
    instructions: '',
    location: '',
    duration: String(begins.defaultDuration),
    scheduledDate: lagosDate(nextHour),
    scheduledTime: lagosTime(nextHour),
    closingDate: '',
    closingTime: '',
    passingScore: '50',
    maxAttempts: String(begins.maxAttempts),
    totalMarks: '',
    showResults: begins.showResults,
    randomizeQuestions: begins.randomizeQuestions,
    shuffleOptions: true,
    hasSecondMarker: false,
    difficulty: '',
    tags: '',
    totalQuestions: '',
    ...negativeFormOf(null),
    sections: [],
    questions: [],
  }
}

/** The form of a draft that was kept, and whom it names. */
export function examFormOf(draft: ExamDetail['draft'], named: ExamDetail['studentItems'] = []): ExamForm {
  return {
    title: draft.title,
    subject: draft.subjectId,
    class: draft.classIds,
    students: named.map(namedStudentOf),
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
    totalMarks: draft.totalMarksHundredths === 0 ? '' : marksText(draft.totalMarksHundredths),
    showResults: draft.showResults ?? 'immediate',
    randomizeQuestions: draft.shuffleQuestions ?? true,
    shuffleOptions: draft.shuffleOptions ?? true,
    hasSecondMarker: draft.secondMarker === 'all',
    difficulty: draft.difficulty ?? '',
    tags: (draft.tags ?? []).join(', '),
    totalQuestions: draft.totalQuestions ? String(draft.totalQuestions) : '',
    ...negativeFormOf(draft.negative ?? null),
    sections: sectionFormsOf(draft.sections ?? []),
    questions: draft.questions.map(({ questionId, marksHundredths, section = 0 }) => ({
      questionId,
      section,
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
  if (isToPublish && form.class.length === 0 && form.students.length === 0) {
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
  // The sum of the questions takes its place once some are chosen.
  const mayWait = form.questions.length === 0 && form.totalMarks.trim() === ''
  if (!mayWait && (total === null || total === 0))
    problems.totalMarks = 'Total marks must be a number above 0, like 20 or 12.5.'
  const wrong = form.questions.findIndex(({ marks }) => marksFromText(marks) === null)
  if (wrong >= 0) problems.questions = `The marks of question ${wrong + 1} must be a number, like 2 or 2.5.`
  if (form.totalQuestions !== '' && !isWhole(form.totalQuestions, 1, mostQuestions)) {
    problems.totalQuestions = `Total questions must be a whole number from 1 to ${mostQuestions}.`
  }
  if (negativeOf(form) === undefined) problems.negative = 'A part of the marks is two whole numbers, like 1 and 3.'
  const ofSections = sectionsProblem(form.sections)
  if (ofSections !== null) problems.questions ??= ofSections
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
    studentIds: form.students.map(({ id }) => id),
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
    difficulty: form.difficulty === '' ? null : form.difficulty,
    tags: tagsFromText(form.tags),
    totalQuestions: form.totalQuestions === '' ? null : Number(form.totalQuestions),
    negative: negativeOf(form) ?? null,
    sections: sectionsOf(form.sections),
    questions: form.questions.map(({ questionId, marks, section }) => ({
      questionId,
      marksHundredths: marksFromText(marks) ?? 0,
      ...(form.sections.length > 0 && { section }),
    })),
  }
}

type Paper = Pick<ExamForm, 'questions' | 'sections'>

/**
 * The chosen questions with the total shared out evenly; unchanged while the total is no number. Where candidates choose among the
 * questions of a section, all of these get the same.
 */
export function withTotalSpread({
  questions,
  sections,
  totalMarks,
}: Paper & Pick<ExamForm, 'totalMarks'>): ChosenQuestion[] {
  const total = marksFromText(totalMarks)
  if (total === null) return questions
  const answers = sectionsOf(sections).map(({ answer }) => answer)
  const isChosen = ({ section }: ChosenQuestion) => answers[section] !== undefined
  const others = questions.filter((one) => !isChosen(one)).length
  const counted = answers.reduce((sum, answer, place) => {
    const own = questions.filter(({ section }) => section === place).length
    return sum + (answer ? Math.min(answer.count, own) : 0)
  }, others)
  const each = counted === 0 ? 0 : Math.floor(total / counted)
  const shares = spreadMarks(total - each * (counted - others), others)
  return questions.map((question) => ({
    ...question,
    marks: marksText(isChosen(question) ? each : (shares.shift() ?? 0)),
  }))
}

/** What the paper comes to, in hundredths; marks that are no numbers count as none. */
export function sumOf({ questions, sections }: Paper): number {
  return availableMarks(
    sectionsOf(sections),
    questions.map(({ marks, section }) => ({ marksHundredths: marksFromText(marks) ?? 0, section })),
  )
}

type Chosen = Paper & Pick<ExamForm, 'totalMarks' | 'totalQuestions'>

/**
 * The form with other questions or sections. The totals are what these come to, as long as they were that before or are not typed
 * yet; totals of the teacher's own stay.
 */
export function withPaper<Form extends Chosen>(before: Form, change: Partial<Paper>): Chosen {
  const { totalMarks, totalQuestions } = before
  const { questions = before.questions, sections = before.sections } = change
  const after = { sections, questions: [...questions].sort((one, other) => one.section - other.section) }
  const isSum = totalMarks.trim() === '' || marksFromText(totalMarks) === sumOf(before)
  const isCount = totalQuestions.trim() === '' || Number(totalQuestions) === before.questions.length
  const count = questions.length
  return {
    ...after,
    totalMarks: !isSum ? totalMarks : count === 0 ? '' : marksText(sumOf(after)),
    totalQuestions: !isCount ? totalQuestions : count === 0 ? '' : String(count),
  }
}

/** The paper without one of its sections, whose questions go to the one before it, or stay as they are where it was the only one. */
export function withoutSection({ questions, sections }: Paper, place: number): Paper {
  const left = Math.max(0, place - 1)
  return {
    sections: sections.filter((_, index) => index !== place),
    questions: questions.map((one) => ({
      ...one,
      section: one.section < place ? one.section : one.section === place ? left : one.section - 1,
    })),
  }
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
