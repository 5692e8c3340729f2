import type { ExamPlan } from './exam-on-paper.ts'
import type { SeededSchool } from './school-rows.ts'

const dayMs = 24 * 3_600_000
/** The list of exams has a full first page, however few attempts there are. */
const fewestExams = 60
const yearsBackDays = 900
/** Old enough that nobody's log can still grow, however long the school waits for devices. */
const newestDays = 35
const mostAttemptsOfOne = 10

type History = { attempts: number; eventsPerAttempt: number; now: number }

/**
 * Who sat what: one mock exam of the whole school with up to half of the attempts, then an exam of one class at a time.
 * Where there are fewer attempts than exams of a full page, nobody came to the oldest ones.
 */
export function planExams(school: SeededSchool, { attempts, eventsPerAttempt, now }: History): ExamPlan[] {
  const everybody = school.students.map(({ userId }) => userId)
  const plans: Omit<ExamPlan, 'opensMs'>[] = []
  let left = attempts
  const add = (classIds: string[], sitters: string[], attemptsAllowed: number, most: number) => {
    const subject = school.subjects[plans.length % school.subjects.length]
    if (!subject) throw new Error('A seeded school has subjects.')
    const count = Math.min(left, most, sitters.length * attemptsAllowed)
    const candidates = Array.from({ length: count }, (_, index) => ({
      studentId: sitters[index % sitters.length] ?? '',
      attemptNumber: 1 + Math.floor(index / sitters.length),
    }))
    left -= count
    const title = `${classIds.length > 1 ? 'Mock' : 'Class test'} ${plans.length + 1}`
    plans.push({ subject, title, classIds, candidates, attemptsAllowed, eventsPerAttempt })
  }
  add(school.classIds, everybody, mostAttemptsOfOne, Math.ceil(attempts / 2))
  for (let turn = 0; left > 0 || plans.length < fewestExams; turn++) {
    const classId = school.classIds[turn % school.classIds.length] ?? ''
    const sitters = school.students.filter((one) => one.classId === classId).map(({ userId }) => userId)
    add([classId], sitters, 1, sitters.length)
  }
  const stepMs = Math.min(dayMs, (yearsBackDays * dayMs) / plans.length)
  // The oldest first, as they would have been written.
  return plans
    .map((plan, index) => ({ ...plan, opensMs: wholeMinute(now - newestDays * dayMs - index * stepMs) }))
    .toReversed()
}

/** Authors set times to the minute. */
function wholeMinute(ms: number): number {
  return Math.floor(ms / 60_000) * 60_000
}
