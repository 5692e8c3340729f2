import { foldForSearch } from '../../words/signs/search-fold.ts'

/** A student as the name of a photo's file can mean one. */
type Meant = { name: string; studentNumber: string; class?: { name: string } | null }

/**
 * Whose photo a file is by its name. `number`: by the student ID, and a name beside it says nothing else. `name`: by the name alone, a
 * guess to look at. `doubt`: the ID is of one student and the name beside it of nobody or of another; these can be meant.
 */
export type PhotoMatch<Student> = { owners: readonly Student[]; by: 'number' | 'name' | 'doubt' }

/** Compared as an ID is typed: case and what parts its groups do not count. */
function keyOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[\s_/\\-]/gu, '')
}

const ending = /\.(?:jpe?g|jfif|png|webp|gif|bmp|tiff?|hei[cf])$/i

/** Words that cameras, phones and offices write into names of files. */
const fillers: ReadonlySet<string> = new Set(
  'passport photo photograph picture pic image img dsc copy of final new'.split(' '),
)

/** Without tone marks and case, parted by whatever is no letter or figure; "O'Brien" is one word. */
const wordsOf = (text: string) =>
  foldForSearch(text)
    .replaceAll(/['’ʼ`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const isOfName = (word: string) => !fillers.has(word) && !/^\p{N}+$/u.test(word)

/**
 * Finds whose photo a file is: 'grn-2026-0012.JPG' and 'GRN-2026-0012 Ada Sample.jpg' are of GRN/2026/0012, 'SAMPLE_ADA.jpg' of whoever is
 * called so, in any order. Several owners where an ID or a name is that of several; none where nobody is meant.
 */
export function photoOwners<Student extends Meant>(
  students: readonly Student[],
): (fileName: string) => PhotoMatch<Student> {
  const byKey = groupedBy(students, ({ studentNumber }) => [keyOf(studentNumber)])
  const byPlainKey = groupedBy(students, ({ studentNumber }) => [wordsOf(studentNumber).join('')])
  const named = nameFinder(students)
  return (fileName) => {
    const typed = fileName.slice(-200).trim().replace(ending, '')
    const key = keyOf(typed)
    const numbered = key === '' ? [] : (byKey.get(key) ?? [])
    if (numbered.length > 0) return { owners: numbered, by: 'number' }
    const words = wordsOf(typed)
    for (const [number, rest] of partedIn(words)) {
      const owners = byPlainKey.get(number)
      if (owners && rest.some(isOfName)) return besideName(owners, rest.filter(isOfName), named)
    }
    return { owners: named(words.filter(isOfName)), by: 'name' }
  }
}

/** An ID before or behind a name, the longer one first: of 'stu 014 ada sample' first 'stu014ada', then 'stu014', then 'stu'. */
function partedIn(words: readonly string[]): [string, readonly string[]][] {
  return words.slice(1).flatMap((_, at): [string, readonly string[]][] => {
    const length = words.length - 1 - at
    return [
      [words.slice(0, length).join(''), words.slice(length)],
      [words.slice(-length).join(''), words.slice(0, -length)],
    ]
  })
}

type NameFinder<Student> = (words: readonly string[]) => readonly Student[]

/** Who has the ID, where the name beside it is theirs; else whoever can be meant. */
function besideName<Student extends Meant>(
  owners: readonly Student[],
  rest: readonly string[],
  named: NameFinder<Student>,
): PhotoMatch<Student> {
  const agreeing = owners.filter((one) => {
    const own = new Set([...wordsOf(one.name), classWord(one)])
    return rest.every((word) => own.has(word))
  })
  if (agreeing.length > 0) return { owners: agreeing, by: 'number' }
  return { owners: [...new Set([...owners, ...named(rest)])], by: 'doubt' }
}

const classWord = ({ class: own }: Meant) => wordsOf(own?.name ?? '').join('')

/**
 * Whose name these words are, in any order. Where nobody has exactly these, who shares at least two and has, or lacks, only
 * further ones. A class among the words parts two of one name.
 */
function nameFinder<Student extends Meant>(students: readonly Student[]): NameFinder<Student> {
  const namesOf = new Map(students.map((student) => [student, new Set(wordsOf(student.name))]))
  const byWord = groupedBy(students, (student) => [...(namesOf.get(student) ?? [])])
  const classes = new Set(students.map(classWord))
  return (all) => {
    const inClass = all.filter((word) => classes.has(word) && !byWord.has(word))
    const words = new Set(all.filter((word) => !inClass.includes(word)))
    const shared = new Map<Student, number>()
    for (const word of words) for (const one of byWord.get(word) ?? []) shared.set(one, (shared.get(one) ?? 0) + 1)
    const found = [...shared].filter(([one, count]) => {
      const length = namesOf.get(one)?.size ?? 0
      return (count === words.size && count === length) || (count >= 2 && (count === words.size || count === length))
    })
    const exact = found.filter(([one, count]) => count === words.size && count === namesOf.get(one)?.size)
    const alike = (exact.length > 0 ? exact : found).map(([one]) => one)
    const ofClass = alike.filter((one) => inClass.includes(classWord(one)))
    return ofClass.length > 0 ? ofClass : alike
  }
}

/** Students whose name has words that begin with each of those typed, or whose ID has them in it; all where nothing is typed. */
export function studentsCalled<Student extends Meant>(students: readonly Student[], typed: string): Student[] {
  const words = wordsOf(typed.slice(0, 200))
  const number = words.join('')
  return students.filter((one) => {
    const own = wordsOf(one.name)
    return (
      words.every((word) => own.some((part) => part.startsWith(word))) ||
      wordsOf(one.studentNumber).join('').includes(number)
    )
  })
}

function groupedBy<Student>(students: readonly Student[], keysOf: (student: Student) => readonly string[]) {
  const groups = new Map<string, Student[]>()
  for (const student of students) {
    for (const key of keysOf(student)) groups.set(key, [...(groups.get(key) ?? []), student])
  }
  return groups
}
