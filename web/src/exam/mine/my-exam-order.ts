import type { MyExam } from '@sabimark/contract/answers.ts'

const urgency: MyExam['state'][] = ['in_progress', 'ready', 'not_open', 'submitted', 'closed']

/** What runs, then what can be begun, then what comes; what is over last, the latest first. */
export function inOrderOfUrgency(exams: readonly MyExam[]): MyExam[] {
  return [...exams].sort((one, other) => {
    const byState = urgency.indexOf(one.state) - urgency.indexOf(other.state)
    if (byState !== 0) return byState
    const isOver = one.state === 'submitted' || one.state === 'closed'
    return isOver ? -compare(one.opensAt, other.opensAt) : compare(one.opensAt, other.opensAt)
  })
}

/** Instants of the wire compare as text. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

/** Whether somebody knows the exam room: they are in it, or have handed in before. */
export function hasSatOne(exams: readonly MyExam[]): boolean {
  return exams.some(({ state }) => state === 'in_progress' || state === 'submitted')
}
