/** What of a search one thing holds: a digit for each word, 1 where it occurs. */
export type WordMask = string

/** The things some word of a search occurs in. */
export type Candidates = {
  students: readonly { id: string; has: WordMask }[]
  subjects: readonly { id: string; has: WordMask }[]
  exams: readonly { id: string; subjectId: string; has: WordMask }[]
}

/**
 * Results a search finds: those of these students, where some are named, in one of these exams or subjects, where some are
 * named.
 */
export type FoundGroup = { studentIds: string[] | null; examIds: string[]; subjectIds: string[] }

/** More students, exams and subjects than these are no answer to a search. */
export const mostFound = 200

/**
 * Which results hold every word of a search in the name or number of their student, the title of their exam or its subject:
 * by the few ids that say so, each group a further kind of match. Null where there are too many.
 */
export function findResults(wordCount: number, { students, subjects, exams }: Candidates): FoundGroup[] | null {
  const every = '1'.repeat(wordCount)
  const subjectHas = new Map(subjects.map(({ id, has }) => [id, has]))
  const covering = (wanted: WordMask) => {
    const subjectIds = subjects.flatMap(({ id, has }) => (covers(has, wanted) ? [id] : []))
    const known = new Set(subjectIds)
    const examIds = exams.flatMap(({ id, subjectId, has }) =>
      !known.has(subjectId) && covers(both(has, subjectHas.get(subjectId)), wanted) ? [id] : [],
    )
    return { examIds, subjectIds }
  }
  const whole = covering(every)
  const groups: FoundGroup[] = []
  if (isSome(whole)) groups.push({ studentIds: null, ...whole })
  for (const [has, ids] of byMask(students)) {
    if (has === every) groups.push({ studentIds: ids, examIds: [], subjectIds: [] })
    else {
      const rest = without(covering(lacking(has)), whole)
      if (isSome(rest)) groups.push({ studentIds: ids, ...rest })
    }
  }
  const found = new Set(groups.flatMap((one) => [...(one.studentIds ?? []), ...one.examIds, ...one.subjectIds]))
  return found.size > mostFound ? null : groups
}

type Ids = Pick<FoundGroup, 'examIds' | 'subjectIds'>

const isSome = ({ examIds, subjectIds }: Ids) => examIds.length + subjectIds.length > 0

/** What is found anyway need not be named again. */
function without({ examIds, subjectIds }: Ids, other: Ids): Ids {
  return {
    examIds: examIds.filter((id) => !other.examIds.includes(id)),
    subjectIds: subjectIds.filter((id) => !other.subjectIds.includes(id)),
  }
}

function byMask(things: readonly { id: string; has: WordMask }[]): Map<WordMask, string[]> {
  const ids = new Map<WordMask, string[]>()
  for (const { id, has } of things) {
    const same = ids.get(has)
    if (same) same.push(id)
    else ids.set(has, [id])
  }
  return ids
}

/** The words it does not hold. */
const lacking = (has: WordMask): WordMask => [...has].map((digit) => (digit === '1' ? '0' : '1')).join('')

const covers = (has: WordMask, wanted: WordMask) => [...wanted].every((digit, at) => digit === '0' || has[at] === '1')

const both = (one: WordMask, other: WordMask | undefined): WordMask =>
  other === undefined ? one : [...one].map((digit, at) => (digit === '1' || other[at] === '1' ? '1' : '0')).join('')
