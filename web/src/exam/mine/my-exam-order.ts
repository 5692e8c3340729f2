import type { MyExam } from '@sabimark/contract/answers.ts'

const urgency: MyExam['state'][] = ['in_progress', 'ready', 'not_open']

/** What runs, then what can be begun, then what comes, the soonest first; what is over last, what ended last first. */
export function inOrderOfUrgency(exams: readonly MyExam[]): MyExam[] {
  const isOver = ({ state }: MyExam) => !urgency.includes(state)
  return [...exams].sort((one, other) => {
    if (isOver(one) && isOver(other)) return compare(endOf(other), endOf(one))
    return (
      Number(isOver(one)) - Number(isOver(other)) ||
      urgency.indexOf(one.state) - urgency.indexOf(other.state) ||
      compare(one.opensAt, other.opensAt)
    )
  })
}

/** When it was over for this student: one that is open for weeks ends for them as they hand it in. */
function endOf({ handedInAt, closesAt }: MyExam): string {
  return handedInAt ?? closesAt
}

/** Instants of the wire compare as text. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

/** Whether somebody knows the exam room: they are in it, or have handed in before. */
export function hasSatOne(exams: readonly MyExam[]): boolean {
  return exams.some(({ state }) => state === 'in_progress' || state === 'submitted')
}
