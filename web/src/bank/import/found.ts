import { isPictureId, pictureNamesIn } from '../files/picture-names.ts'
import type { FormatId, LeftOut, Picture, ReadResult, Sheets } from '../files/tasks.ts'
import { type QuestionForm, type QuestionProblems, questionFormProblems } from '../question-draft.ts'

/** A control of the question's form. */
export type Control = keyof QuestionProblems
/** A sentence about one control. */
export type Told = { control: Control; message: string }

/** What is asked once for the whole file, for questions that do not say it themselves. */
export type OpenField = 'subject' | 'topic' | 'difficulty' | 'marks' | 'timeAllocation'
export type Defaults = Pick<QuestionForm, OpenField> & {
  /** For each subject the file names and the reader does not have, which one stands for it: '' until it is chosen, or `toAdd`. */
  named?: readonly { name: string; subject: string }[]
}

/** In place of an id: the subject is added together with the questions. */
export const toAdd = 'add'

/** A question of the file on its way into the bank. */
export type Found = {
  /** Its place among those of the file, from 0; by it the server knows it again. */
  position: number
  /** Where it stands in the file: 'row 5'. */
  place: string
  source: string
  form: QuestionForm
  /** What the file does not say: the defaults stand for it. */
  open: readonly OpenField[]
  /** The subject the file names, where the reader does not have it: what was chosen for that name stands for it. */
  subjectSaid?: string
  /** Said by the reader or by the server; mending it answers them. */
  problems: readonly Told[]
  /** The pictures of the file that it shows, by their names there. */
  held: readonly string[]
  /** What was understood without the file saying so. */
  guesses: readonly Told[]
  isConfirmed: boolean
  /** The first question of the file that asks the same. */
  twin: number | null
  /** Whether the bank has it; undefined until it was asked. */
  inBank: 'active' | 'archived' | null | undefined
  /** Wanted though it is a duplicate. */
  isKept: boolean
  /** Why it cannot be taken at all. */
  whyOut: string | null
  isLeftOut: boolean
  /** Left out together with all that name its subject, and taken in again with them. */
  isOutByName?: boolean
  /** Of the question it became. */
  addedId: string | null
}

/** An import on this device, from its file to its last question. */
export type Review = {
  fileName: string
  format: FormatId
  /** Of a sheet whose columns somebody says, as they are said now. */
  sheets?: Sheets
  /** Nothing is found before somebody has said what the columns of `sheets` hold. */
  isColumnsStep?: boolean
  found: readonly Found[]
  /** Pieces of the file that are in no question. */
  notUsed: readonly LeftOut[]
  chars: ReadResult['chars']
  pictures: readonly Picture[]
  /** The ids the bank gave to pictures, by their names in the file. */
  pictureIds: Readonly<Record<string, string>>
  defaults: Defaults
  /** Somebody has said what holds for all. */
  isBegun: boolean
  /** So that it is begun once, whatever becomes of the answer. */
  requestKey: string
  /** The server's name of it; null until something was added. */
  importId: string | null
  /** The names of subjects that were added for its questions. */
  addedSubjects?: readonly string[]
}

export const verdicts = ['ready', 'needs', 'guess', 'duplicate', 'out', 'added'] as const
export type Verdict = (typeof verdicts)[number]

/** A question with what becomes of it. */
export type Judged = Found & { verdict: Verdict }

/** The form with what holds for all in the places the file leaves open. */
export function filled({ form, open, subjectSaid }: Found, defaults: Defaults): QuestionForm {
  const own = { ...defaults, subject: subjectFor(subjectSaid, defaults) }
  return { ...form, ...Object.fromEntries(open.map((field) => [field, own[field]])) }
}

/** Whether the file names a subject for it that the reader does not have, and nothing else was chosen for it alone. */
export const isNamed = ({ open, subjectSaid }: Found) => subjectSaid !== undefined && open.includes('subject')

/** The id of the subject of questions that name this one; '' where nobody has chosen yet. */
export function subjectFor(said: string | undefined, { subject, named = [] }: Defaults): string {
  return said === undefined ? subject : (named.find(({ name }) => name === said)?.subject ?? '')
}

/** What keeps a question out of the bank: what was said of it, else what its form says. */
export function problemsOf(found: Found, defaults: Defaults): Told[] {
  const form = filled(found, defaults)
  const told = new Set(found.problems.map(({ control }) => control))
  const own = Object.entries(questionFormProblems(form)) as [Control, string][]
  const judged = own.flatMap(([control, message]) => (told.has(control) ? [] : [{ control, message }]))
  const isSaid = told.has('question')
  return [...found.problems, ...(isSaid ? [] : missingPictures(form, found.held)), ...judged]
}

/** The texts a picture can stand in. */
export function textsIn({ passage, question, options, explanation }: QuestionForm): string[] {
  return [passage.text, question, explanation, ...options.map(({ text }) => text)]
}

/** Pictures that neither the file nor the bank has. */
function missingPictures(form: QuestionForm, held: readonly string[]): Told[] {
  const missing = pictureNamesIn(textsIn(form)).filter((name) => !isPictureId(name) && !held.includes(name))
  return missing.map((name) => ({ control: 'question', message: `The picture “${name}” is not in this file.` }))
}

/** What becomes of a question when the import is confirmed. */
export function verdictOf(found: Found, defaults: Defaults): Verdict {
  if (found.addedId !== null) return 'added'
  if (found.isLeftOut || found.whyOut !== null) return 'out'
  if (isDuplicate(found) && !found.isKept) return 'duplicate'
  if (problemsOf(found, defaults).length > 0) return 'needs'
  return found.guesses.length > 0 && !found.isConfirmed ? 'guess' : 'ready'
}

export function isDuplicate({ twin, inBank }: Found): boolean {
  return twin !== null || (inBank !== null && inBank !== undefined)
}

/** With another form, as somebody mended it: what was said of the old one is answered. */
export function mended(found: Found, form: QuestionForm, defaults: Defaults): Found {
  const isAsked = asked(form) !== asked(found.form)
  const before = filled(found, defaults)
  return {
    ...found,
    form,
    open: found.open.filter((field) => form[field] === before[field] || (field === 'subject' && isToAdd(form))),
    problems: [],
    guesses: [],
    ...(isAsked && { twin: null, inBank: undefined, isKept: false }),
  }
}

/** Another tab may have added the subject since: the question goes on waiting for what its name stands for. */
const isToAdd = ({ subject }: QuestionForm) => subject === toAdd

/** With something else for what it leaves open: what was said of what stood there before is answered. */
export function settled(found: Found, before: Defaults, after: Defaults): Found {
  const [was, is] = [filled(found, before), filled(found, after)]
  const changed = found.open.filter((field): boolean => was[field] !== is[field])
  const problems = found.problems.filter(({ control }) => !changed.some((field) => field === control))
  return problems.length === found.problems.length ? found : { ...found, problems }
}

const asked = ({ passage, question, options }: QuestionForm) =>
  JSON.stringify([passage.text, question, options.map(({ text }) => text)])

/** With other right options. */
export function answered(found: Found, correctAnswer: string[]): Found {
  const others = (told: readonly Told[]) => told.filter(({ control }) => control !== 'correctAnswer')
  return {
    ...found,
    form: { ...found.form, correctAnswer },
    problems: others(found.problems),
    guesses: others(found.guesses),
  }
}
