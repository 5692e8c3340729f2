import type { Exam, ExamDetail } from '@sabimark/contract/answers.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { studentText } from '../people/student-text.ts'
import type { Person } from '../platform/ui/people-picker.tsx'

type NamedStudent = ExamDetail['studentItems'][number]

/** As a picker shows them: who has left since, or is in no class, is said to. */
export function namedStudentOf({ id, name, className, isActive }: NamedStudent): Person {
  const where = studentText(name, className)
  return { id, name: !isActive ? `${where} (not active)` : className === null ? `${where} (in no class)` : where }
}

/** Whom an exam is for: 'SS1A, SS1B and 2 named students'; empty while nobody is chosen. */
export function whoText({ classes, namedCount }: Pick<Exam, 'classes' | 'namedCount'>): string {
  const named = namedCount === 0 ? '' : counted(namedCount, 'named student')
  return [classes.join(', '), named].filter((part) => part !== '').join(' and ')
}

/** Whom publishing reaches, at the head of a sentence: 'The students of SS2A and 1 student by name'. */
export function reachedText(classNames: readonly string[], namedCount: number): string {
  const named = `${counted(namedCount, 'student')} by name`
  if (classNames.length === 0) return namedCount === 0 ? 'Its students' : named
  const ofClasses = `The students of ${classNames.join(', ')}`
  return namedCount === 0 ? ofClasses : `${ofClasses} and ${named}`
}

const mostShown = 10

/** Who is named, the first ten; to whoever may not act on the exam only how many. */
export function namesText({ studentItems, namedCount }: Pick<ExamDetail, 'studentItems' | 'namedCount'>): string {
  if (studentItems.length === 0) return namedCount.toLocaleString('en-NG')
  const shown = studentItems.slice(0, mostShown).map((one) => namedStudentOf(one).name)
  const others = studentItems.length - shown.length
  return others === 0 ? shown.join('; ') : `${shown.join('; ')} and ${others} more`
}
