/**
 * What the search of each list looks through, in the words of its label (the specification's): server and demo search
 * these fields and no others.
 */
export const searched = {
  schools: ['name', 'address'],
  students: ['name', 'email', 'student ID'],
  teachers: ['name', 'email', 'subject'],
  users: ['name', 'email'],
  subjects: ['name', 'code'],
  classes: ['name'],
  terms: ['name', 'year'],
  exams: ['title', 'subject', 'class'],
  questions: ['question', 'subject', 'topic'],
  /** Those of one subject, as an exam chooses them. */
  choice: ['question', 'topic', 'tag'],
} as const

export type SearchedList = keyof typeof searched

/** One of them, and a text for each of its fields: what the tests of server and demo look for. */
export type SearchedTexts<List extends SearchedList> = Record<(typeof searched)[List][number], string>

/** 'Search by name, email or student ID'. */
export function searchLabel(list: SearchedList): string {
  const fields: readonly string[] = searched[list]
  const others = fields.slice(0, -1).join(', ')
  return `Search by ${others}${others && ' or '}${fields.at(-1)}`
}
