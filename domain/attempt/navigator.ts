export const navigatorStates = ['current', 'flagged', 'answered', 'unanswered'] as const

export type NavigatorState = (typeof navigatorStates)[number]

/** How the navigator shows a question; the specification's priority: current, flagged, answered, unanswered. */
export function navigatorState(question: {
  isCurrent: boolean
  isFlagged: boolean
  isAnswered: boolean
}): NavigatorState {
  if (question.isCurrent) return 'current'
  if (question.isFlagged) return 'flagged'
  return question.isAnswered ? 'answered' : 'unanswered'
}
