/**
 * Where an exam stands. `scheduled`, `active` and `completed` are the specification's; a draft is not published, an
 * archived exam is put away.
 */
export const examStatuses = ['draft', 'scheduled', 'active', 'completed', 'archived'] as const

export type ExamStatus = (typeof examStatuses)[number]

/**
 * The moves there are. Nothing goes back to draft: after publishing, an edit makes a new version. A scheduled exam may
 * go straight to completed when the server was off for the whole sitting. Whether a candidate may start never depends
 * on this, only on the sitting's times.
 */
export const transitions: Record<ExamStatus, readonly ExamStatus[]> = {
  draft: ['scheduled', 'active', 'archived'],
  scheduled: ['active', 'completed', 'archived'],
  active: ['completed'],
  completed: ['archived'],
  archived: [],
}

/** Whether an exam may move from one status to the other. Staying is not a move. */
export function canMove(from: ExamStatus, to: ExamStatus): boolean {
  return transitions[from].includes(to)
}
