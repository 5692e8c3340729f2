/**
 * Where an exam stands. `scheduled`, `active` and `completed` are the specification's; a draft is not published, an
 * archived exam is put away.
 */
export const examStatuses = ['draft', 'scheduled', 'active', 'completed', 'archived'] as const

export type ExamStatus = (typeof examStatuses)[number]

/**
 * The moves there are. An exam nobody has begun goes back to draft when it is withdrawn. A scheduled exam may
 * go straight to completed when the server was off for the whole sitting. Whether a candidate may start never depends
 * on this, only on the sitting's times. What is completed is active again when a sitting is extended,
 * and comes again when it gets a further one; between two sittings it is scheduled.
 */
export const transitions: Record<ExamStatus, readonly ExamStatus[]> = {
  draft: ['scheduled', 'active'],
  scheduled: ['draft', 'active', 'completed'],
  active: ['draft', 'scheduled', 'completed'],
  completed: ['scheduled', 'active', 'archived'],
  archived: ['completed'],
}

/** Whether an exam may move from one status to the other. Staying is not a move. */
export function canMove(from: ExamStatus, to: ExamStatus): boolean {
  return transitions[from].includes(to)
}
