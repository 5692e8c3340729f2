import { type Field, fieldProblem } from '../../words/field.ts'
import { isId } from '../../words/is-id.ts'
import { normaliseStudentNumber } from '../student-number.ts'
import { type genders, studentFields } from '../students/student-fields.ts'
import { nameWords } from './cells/read-name.ts'
import { areSwappedDays, nearFinder } from './near-names.ts'
import type { FieldNote } from './read-row.ts'

type Gender = (typeof genders)[number] | ''

/** What a register can say of a student, as the record keeps it. */
export type RegisteredStudent = Record<Exclude<keyof typeof studentFields, 'gender' | 'extraTimePercent'>, string> & {
  gender: Gender
  extraTimePercent: number
  classId: string | null
  /** None: offers every subject of the school. */
  subjectIds: string[]
}

/** The same as texts of a row: the class as its id, the subjects as ids parted by commas. */
export type RegisterValues = Record<keyof typeof studentFields | 'className' | 'subjects', string>

/** A student as a row of a register says it: what `judge` compares rows with. */
export function registerValuesOf({
  classId,
  subjectIds,
  extraTimePercent,
  ...said
}: RegisteredStudent): RegisterValues {
  return {
    ...said,
    extraTimePercent: String(extraTimePercent),
    className: classId ?? '',
    subjects: [...subjectIds].sort().join(','),
  }
}

/**
 * What the values of a row write into a record, and what is wrong with them by field, in the sentences of the form. '' is not said.
 * Whether the class and the subjects are there is for whoever knows the school.
 */
export function studentOfRow(values: Partial<RegisterValues>): {
  said: Partial<RegisteredStudent>
  fields: FieldNote[]
} {
  const fields: FieldNote[] = []
  const said: Record<string, string> = {}
  for (const [name, field] of Object.entries<Field>(studentFields)) {
    const typed = values[name as keyof RegisterValues] ?? ''
    if (typed === '') continue
    const message = fieldProblem(field, typed)
    if (message === null) said[name] = typed.trim()
    else fields.push({ field: name, message })
  }
  const { extraTimePercent, gender, ...texts } = said
  const className = values.className ?? ''
  const subjectIds = (values.subjects ?? '').split(',').filter(Boolean)
  const isClass = isId(className)
  if (className !== '' && !isClass) fields.push({ field: 'className', message: `There is no class ${className}.` })
  const noSubject = subjectIds.find((one) => !isId(one))
  if (noSubject !== undefined) fields.push({ field: 'subjects', message: `There is no subject ${noSubject}.` })
  return {
    said: {
      ...texts,
      ...(gender !== undefined && { gender: gender as Gender }),
      ...(extraTimePercent !== undefined && { extraTimePercent: Number(extraTimePercent) }),
      ...(isClass && { classId: className.toLowerCase() }),
      ...(subjectIds.length > 0 &&
        noSubject === undefined && { subjectIds: [...new Set(subjectIds.map((one) => one.toLowerCase()))] }),
    },
    fields,
  }
}

type Named = { id: string | null } & Pick<RegisterValues, 'studentNumber' | 'name' | 'dateOfBirth'>

/**
 * Whether somebody can be meant by one of these rows: by id, by number in any spelling, by the words of the name, where the days of birth
 * are not two or only day and month have changed places, or by nearly the name and the day of birth. Who of them is meant is for `judge`
 * to ask.
 */
export function namesPerson(rows: readonly Named[]): (student: Named) => boolean {
  const ids = new Set(rows.flatMap(({ id }) => id ?? []))
  const numbers = new Set(rows.map(({ studentNumber }) => normaliseStudentNumber(studentNumber)))
  const daysOf = new Map<string, Set<string>>()
  for (const { name, dateOfBirth } of rows) {
    const words = nameWords(name)
    if (words === '') continue
    daysOf.set(words, (daysOf.get(words) ?? new Set()).add(dateOfBirth))
  }
  const isNear = nearFinder(rows.map(({ name, dateOfBirth }) => ({ words: nameWords(name), born: dateOfBirth })))
  return ({ id, studentNumber, name, dateOfBirth }) => {
    const number = normaliseStudentNumber(studentNumber)
    if ((id !== null && ids.has(id)) || (number !== '' && numbers.has(number))) return true
    const words = nameWords(name)
    const days = daysOf.get(words)
    if (days && (dateOfBirth === '' || days.has('') || days.has(dateOfBirth))) return true
    if (words === '' || dateOfBirth === '') return false
    return [...(days ?? [])].some((born) => areSwappedDays(born, dateOfBirth)) || isNear(words, dateOfBirth)
  }
}

/** What a row is known by, as a text: where it is the same, the same people are meant. */
export function knownBy({ id, studentNumber, name, dateOfBirth }: Named): string {
  return [id ?? '', normaliseStudentNumber(studentNumber), nameWords(name), dateOfBirth].join('|')
}
