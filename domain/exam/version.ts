import { mayHaveMaths, type QuestionOption, type QuestionType } from '../bank/question.ts'

/**
 * The rules papers are made and marked by. Raise it when buildPaper or markPaper would answer differently for the same
 * input.
 */
export const rulesVersion = 1

/** One question as published, without its right answer. Marks belong to the question in this exam, in hundredths. */
export type ContentQuestion = {
  id: string
  type: QuestionType
  text: string
  options: QuestionOption[]
  marksHundredths: number
}

/** What an exam says once it is published: immutable, the same for all candidates, and without the key. */
export type ExamContent = { rulesVersion: number; questions: ContentQuestion[] }

/** The right answers by question id; staff and the server only. */
export type ExamKey = Record<string, { correctOptionIds: string[] }>

/**
 * Content or a paper was made by another version of the rules than this program's: it must not be served or marked
 * here.
 */
export class RulesVersionError extends Error {
  override name = 'RulesVersionError'
  readonly found: number

  constructor(found: number) {
    super(`Made by rules version ${found}; this program has version ${rulesVersion}`)
    this.found = found
  }
}

/** Refuses (throws RulesVersionError) what another version of the rules made. */
export function requireRulesVersion(made: { rulesVersion: number }): void {
  if (made.rulesVersion !== rulesVersion) throw new RulesVersionError(made.rulesVersion)
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

/** Whether any question or option may hold a formula. */
export function hasMaths({ questions }: ExamContent): boolean {
  return questions.some(({ text, options }) => [text, ...options.map((option) => option.text)].some(mayHaveMaths))
}
