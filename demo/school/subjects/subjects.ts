import type { difficulties } from '@sabimark/domain/school/subjects/subject-fields.ts'
import type { InputOf } from '../../platform/answering.ts'
import { listOf } from '../../platform/list-of.ts'
import { sampleId } from '../../platform/sample.ts'

/** Every sample subject's exams are set for so long (specification part 2, section 9). */
export const durationMinutes = 180

type Sample = [
  name: string,
  code: string,
  color: string,
  difficulty: (typeof difficulties)[number],
  description: string,
]

const samples: Sample[] = [
  ['Mathematics', 'MTH', '#0B6B4F', 'Hard', 'Number, algebra, geometry, statistics and the beginnings of calculus.'],
  ['English Language', 'ENG', '#2457A6', 'Medium', 'Comprehension, summary, lexis and structure, and oral English.'],
  ['Physics', 'PHY', '#7A3E9D', 'Hard', 'Mechanics, heat, waves, electricity and modern physics.'],
  ['Chemistry', 'CHM', '#B3261E', 'Hard', 'Matter and its changes, from the atom to organic chemistry.'],
  ['Biology', 'BIO', '#3E7D1F', 'Medium', 'Living things, how they work, and how they live together.'],
  ['Economics', 'ECO', '#8A5A00', 'Medium', 'Scarcity and choice, markets, money and the economy of Nigeria.'],
  ['Government', 'GOV', '#4D5953', 'Easy', 'The constitution, the arms of government and the citizen.'],
  ['Literature in English', 'LIT', '#A0306B', 'Medium', 'Prose, drama and poetry, African and from elsewhere.'],
]

/** How many sample questions and exams a subject has; the rooms that hold them stand after this one. */
const written: Record<string, [questions: number, exams: number]> = {
  MTH: [1, 2],
  ENG: [1, 1],
  PHY: [1, 1],
  CHM: [1, 1],
  BIO: [1, 1],
}

/** The eight sample subjects, in the order of their names. */
export const sampleSubjects = samples
  .map(([name, code, color, difficulty, description], index) => ({
    id: sampleId('subject', index + 1),
    name,
    code,
    description,
    color,
    difficulty,
    durationMinutes,
    status: 'active' as const,
    revision: 1,
    questionsCount: written[code]?.[0] ?? 0,
    examsCount: written[code]?.[1] ?? 0,
  }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'))

/** The sample subjects as the list of the server has them. */
export function listSampleSubjects(input: InputOf<'school', 'listSubjects'>) {
  return listOf(sampleSubjects, input, {
    equals: ['status', 'difficulty'],
    searched: ({ name, code }) => [name, code],
    sorts: {
      newest: ['id', 'desc'],
      name: ['name', 'asc'],
      code: ['code', 'asc'],
      questions: ['questionsCount', 'desc'],
    },
  })
}

/** Subjects of these codes, each by id and name. Throws for a code no sample has. */
export function subjectsByCode(...codes: string[]): { id: string; name: string }[] {
  return codes.map((code) => {
    const subject = sampleSubjects.find((one) => one.code === code)
    if (!subject) throw new RangeError(`No sample subject has the code ${code}`)
    return { id: subject.id, name: subject.name }
  })
}

/** The one subject of a code. */
export function subjectByCode(code: string): { id: string; name: string } {
  const [subject] = subjectsByCode(code)
  if (!subject) throw new RangeError(`No sample subject has the code ${code}`)
  return subject
}
