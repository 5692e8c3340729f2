/**
 * A question that cannot be marked: the key does not know it, or its type has no marking rule. Never marked as 0 in
 * silence.
 */
export class CannotMarkError extends Error {
  override name = 'CannotMarkError'
  readonly questionId: string

  constructor(questionId: string, why: string) {
    super(`Question ${questionId} cannot be marked: ${why}`)
    this.questionId = questionId
  }
}
