import type { AnswerRules, ShownRules } from '../bank/answer-rules.ts'
import type { Ruling } from '../bank/judge-typed.ts'
import { textsOf } from '../bank/pictures.ts'
import { mayHaveMaths, type QuestionOption, type QuestionType } from '../bank/question.ts'
import { picturesIn } from '../words/picture/picture-mark.ts'
import type { NegativeRule } from './negative-rule.ts'
import { isKnownRulesVersion, rulesVersions } from './rules-version.ts'
import type { ContentSection } from './section.ts'

/** The lowest version that can show all of a paper and say how it is answered: an older page can go on with what needs no newer. */
export function rulesVersionFor(
  questions: readonly Pick<ContentQuestion, 'text' | 'options' | 'rules' | 'passageId'>[],
  { sections = [], negative }: Pick<ExamContent, 'sections' | 'negative'> = {},
): number {
  if (sections.length > 0 || negative) return 4
  if (questions.some(({ passageId }) => passageId !== undefined)) return 3
  return questions.some((question) => question.rules !== undefined || picturesIn(textsOf(question)).length > 0) ? 2 : 1
}

/**
 * One question as published, without its right answer. Marks belong to the question in this exam, in hundredths.
 * `rules` say how it is answered where that is not by one option; only content since rules version 2 has them.
 * `passageId` names the passage it is read with; only content since rules version 3 has one. `section`: the place of its
 * section in the content, from 0; only content since rules version 4 has one.
 */
export type ContentQuestion = {
  id: string
  type: QuestionType
  text: string
  options: QuestionOption[]
  marksHundredths: number
  rules?: ShownRules
  passageId?: string
  section?: number
}

/** A text that several questions are about, once for all of them. */
export type ContentPassage = { id: string; text: string }

/** What an exam says once it is published: immutable, the same for all candidates, and without the key. */
export type ExamContent = {
  rulesVersion: number
  questions: ContentQuestion[]
  passages?: ContentPassage[]
  /** In the order of the paper. */
  sections?: ContentSection[]
  /** What wrong answers cost; absent: nothing. */
  negative?: NegativeRule
}

/** What earns full marks of a question: the right options, and the rules where they are not one right option. */
export type RightKey = { correctOptionIds: string[]; rules?: AnswerRules }

/** What staff decided about a question after it was sat: it counts for nobody, or everybody has its marks. */
export const adjustments = ['annulled', 'full'] as const
export type Adjustment = (typeof adjustments)[number]

/**
 * The right answers by question id; staff and the server only. `rules` where they are not one right option; `rulings`
 * are what teachers decided about typed answers since, the newest last; `explanation` says why, where the author did.
 * `alsoRight` and `adjust` come with corrections: whatever earns most of the right answers there are counts.
 */
export type ExamKey = Record<
  string,
  RightKey & { rulings?: Ruling[]; explanation?: string; alsoRight?: RightKey[]; adjust?: Adjustment }
>

/**
 * Content or a paper was made by rules this program does not have: it must not be served or marked here.
 */
export class RulesVersionError extends Error {
  override name = 'RulesVersionError'
  readonly found: number

  constructor(found: number) {
    super(`Made by rules version ${found}; this program has versions ${rulesVersions.join(' and ')}`)
    this.found = found
  }
}

/** Refuses (throws RulesVersionError) what a version of the rules made that this program does not have. */
export function requireRulesVersion(made: { rulesVersion: number }): void {
  if (!isKnownRulesVersion(made.rulesVersion)) throw new RulesVersionError(made.rulesVersion)
}

/**
 * The one text of a content, for its hash: no spaces, object keys in order, arrays as they stand. Text is expected in
 * NFC, as stored.
 */
export function canonicalJson(content: ExamContent): string {
  return JSON.stringify(content, (_key, value: unknown) => (isPlainObject(value) ? sortedByKey(value) : value))
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sortedByKey(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Every text of a content in which a formula can stand. */
export function textsShown({ questions, passages = [], sections = [] }: ExamContent): string[] {
  return [
    ...questions.flatMap(textsOf),
    ...passages.map(({ text }) => text),
    ...sections.map(({ instructions }) => instructions),
  ]
}

/** Whether any question, option, passage or instruction may hold a formula. */
export function hasMaths(content: ExamContent): boolean {
  return textsShown(content).some(mayHaveMaths)
}
