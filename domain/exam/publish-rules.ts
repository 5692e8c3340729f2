import { availableMarks, type ContentSection, type SectionProblem, sectionProblem } from './section.ts'
import type { ContentQuestion } from './version.ts'

type Chosen = Pick<ContentQuestion, 'marksHundredths' | 'rules'> & { section?: number | null }

/**
 * What publishing looks at. Marks in hundredths; what the questions come to, of sections what counts, must be the exam's total, and
 * as many must be chosen as the author meant, where they said so.
 */
export type PublishFacts = {
  questions: readonly Chosen[]
  sections?: readonly Pick<ContentSection, 'answer'>[]
  totalQuestions?: number | null
  totalMarksHundredths: number
  opensAt: Date
  closesAt: Date
  durationMinutes: number
  classCount: number
  /** Students it names beside its classes, or without any. */
  namedCount?: number
}

/** Why an exam cannot be published; the sums let the screen show both. */
export type PublishProblem =
  | { code: 'NO_QUESTIONS' }
  | { code: 'NO_CLASSES' }
  | { code: 'NO_MARKS' }
  | { code: 'MARKS_DO_NOT_ADD_UP'; sumHundredths: number; totalHundredths: number }
  | { code: 'QUESTIONS_DO_NOT_ADD_UP'; chosen: number; wanted: number }
  | SectionProblem
  | { code: 'CLOSES_BEFORE_IT_OPENS' }
  | { code: 'CLOSING_TIME_PAST' }

/**
 * The first thing that keeps an exam from being published, or null. A window shorter than the duration is allowed: the
 * closing time then ends the attempt. A duration that is no positive whole number of minutes cannot come through the
 * contract (RangeError).
 */
export function publishProblem(facts: PublishFacts, now: Date): PublishProblem | null {
  if (!Number.isInteger(facts.durationMinutes) || facts.durationMinutes <= 0) {
    throw new RangeError(`Duration ${facts.durationMinutes} is not a positive whole number of minutes`)
  }
  if (facts.questions.length === 0) return { code: 'NO_QUESTIONS' }
  if (facts.classCount === 0 && !facts.namedCount) return { code: 'NO_CLASSES' }
  const { questions, sections = [], totalQuestions = null } = facts
  const ofSection = sectionProblem(sections, questions)
  if (ofSection) return ofSection
  if (totalQuestions !== null && totalQuestions !== questions.length) {
    return { code: 'QUESTIONS_DO_NOT_ADD_UP', chosen: questions.length, wanted: totalQuestions }
  }
  const sumHundredths = availableMarks(sections, questions)
  if (sumHundredths !== facts.totalMarksHundredths) {
    return { code: 'MARKS_DO_NOT_ADD_UP', sumHundredths, totalHundredths: facts.totalMarksHundredths }
  }
  if (facts.totalMarksHundredths === 0) return { code: 'NO_MARKS' }
  if (facts.closesAt <= facts.opensAt) return { code: 'CLOSES_BEFORE_IT_OPENS' }
  if (facts.closesAt <= now) return { code: 'CLOSING_TIME_PAST' }
  return null
}
