import type { Subject } from '@sabimark/contract/answers.ts'
import { trueFalseOptions } from '@sabimark/domain/bank/question.ts'
import { tagsFromText } from '@sabimark/domain/bank/tags.ts'
import { subjectKey } from '@sabimark/domain/school/subjects/subject-names.ts'
import { pictureNamesIn } from '../files/picture-names.ts'
import type { NeutralQuestion, ReadFile, ReadQuestion } from '../files/tasks.ts'
import { newPassage } from '../passage-draft.ts'
import { emptyQuestion, type QuestionForm, withType } from '../question-draft.ts'
import { blankOf } from './blank-of.ts'
import type { Control, Found, OpenField, Told } from './found.ts'

/** What a file holds, question by question, as the form of the bank has it. */
export function foundIn({ result, twins }: ReadFile, subjects: readonly SubjectName[]): Found[] {
  const names = new Set(result.pictures.map(({ name }) => name))
  const ids = new Map(subjects.map(({ id, name }) => [folded(name), id]))
  const asked = namesToAsk(result.questions, ids)
  return result.questions.map((question, position) => ({
    position,
    place: question.place,
    source: question.source,
    twin: twins[position] ?? null,
    inBank: undefined,
    isKept: false,
    isConfirmed: false,
    isLeftOut: false,
    addedId: null,
    held: heldBy(question, names),
    ...inSubject(question, toForm(question), ids, asked),
  }))
}

type SubjectName = Pick<Subject, 'id' | 'name'>

/** More than any subject is called: what is longer is another cell in its place. */
const longestName = 200

/** More of them are no subjects, but another column: then the subject chosen for every question stands for the rest. */
const mostAsked = 10

/** The subjects a file names and the reader does not have, by their keys, as the file writes them first. */
function namesToAsk(questions: readonly NeutralQuestion[], ids: ReadonlyMap<string, string>): Map<string, string> {
  const names = new Map<string, string>()
  for (const { subject } of questions) {
    if (subject === null || subject.length > longestName || names.size === mostAsked) continue
    const key = subjectKey(subject)
    if (!ids.has(folded(subject)) && !names.has(key)) names.set(key, subject)
  }
  return names
}

/** With the subject the file names. One the reader does not have stays open: which stands for it is asked, name by name. */
function inSubject(
  { subject }: NeutralQuestion,
  formed: Formed,
  ids: ReadonlyMap<string, string>,
  asked: ReadonlyMap<string, string>,
): Formed {
  if (subject === null) return formed
  const found = ids.get(folded(subject.slice(0, longestName)))
  if (found !== undefined) {
    const open = formed.open.filter((field) => field !== 'subject')
    return { ...formed, open, form: { ...formed.form, subject: found } }
  }
  const subjectSaid = subject.length > longestName ? undefined : asked.get(subjectKey(subject))
  if (subjectSaid !== undefined) return { ...formed, subjectSaid }
  const said = subject.length > longestName ? `${subject.slice(0, longestName)}…` : subject
  const message = `The file says “${said}”, which is none of your subjects. The subject chosen for every question is used.`
  return { ...formed, guesses: [...formed.guesses, { control: 'subject', message }] }
}

/** A name of a subject, without what people write differently. */
const folded = (name: string) => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim()

/** Beyond this a text can be neither drawn nor edited, and surely is no question. */
const endless = 50_000

function isEndless({ text, passage, explanation, options, accepted }: NeutralQuestion): boolean {
  const texts = [text, passage ?? '', explanation ?? '', ...[...options, ...accepted].map((one) => one.text)]
  return texts.some(({ length }) => length > endless)
}

function heldBy({ text, passage, explanation, options }: NeutralQuestion, names: ReadonlySet<string>): string[] {
  const texts = [text, passage ?? '', explanation ?? '', ...options.map((option) => option.text)]
  return pictureNamesIn(texts).filter((name) => names.has(name))
}

type Formed = Pick<Found, 'form' | 'open' | 'subjectSaid' | 'problems' | 'guesses' | 'whyOut'>

function toForm(question: ReadQuestion): Formed {
  const open = openIn(question)
  if (isEndless(question)) {
    const form = { ...emptyQuestion(''), question: `${question.text.slice(0, 500)}…` }
    return { form, open, problems: [], guesses: [], whyOut: 'Its text is far longer than a question can be.' }
  }
  const said = {
    problems: question.problems.map(toldOf),
    guesses: [...question.guessed.map(toldOf), ...takenOtherwise(question)],
  }
  const form = { ...emptyQuestion(''), ...textsOf(question) }
  const typed = withType(form, question.type)
  const several = isSeveral(question)
  const blank = question.type === 'fill_blank' ? blankOf(question) : null
  return {
    problems: [...said.problems, ...(blank?.problems ?? []), ...tagProblems(question)],
    guesses: [...said.guesses, ...(blank?.guesses ?? [])],
    form: { ...typed, ...choicesOf(question), isSeveral: several, ...(blank && { blank: blank.form }) },
    open,
    whyOut: null,
  }
}

/** Empty or usual where the file does not say it: then it is open. */
function textsOf(question: NeutralQuestion): Partial<QuestionForm> {
  const { text, passage, topic, marks, minutes, difficulty, explanation, tags } = question
  return {
    question: text,
    ...(passage !== null && { passage: newPassage(passage) }),
    topic: topic ?? '',
    explanation: explanation ?? '',
    tags: tags.join(', '),
    ...(marks !== null && { marks: String(marks) }),
    ...(minutes !== null && { timeAllocation: String(minutes) }),
    ...(difficulty !== null && { difficulty }),
  }
}

function openIn({ topic, marks, minutes, difficulty }: NeutralQuestion): OpenField[] {
  return [
    'subject',
    ...(topic === null ? (['topic'] as const) : []),
    ...(marks === null ? (['marks'] as const) : []),
    ...(minutes === null ? (['timeAllocation'] as const) : []),
    ...(difficulty === null ? (['difficulty'] as const) : []),
  ]
}

function choicesOf({ type, options, right }: NeutralQuestion): Partial<QuestionForm> {
  if (type !== 'multiple_choice' && type !== 'true_false') return {}
  const shown =
    type === 'true_false' ? trueFalseOptions : options.map(({ text }, place) => ({ id: `o${place + 1}`, text }))
  return { options: [...shown], correctAnswer: (right ?? []).flatMap((place) => shown[place]?.id ?? []) }
}

const isSeveral = ({ type, right }: NeutralQuestion) => type === 'multiple_choice' && (right?.length ?? 0) > 1

/** What the bank keeps in another way than the file has it. */
function takenOtherwise(question: NeutralQuestion): Told[] {
  const told: Told[] = []
  if (question.options.some(({ percent }) => percent !== null) && isSeveral(question)) {
    told.push({
      control: 'options',
      message: 'The file gives each option its share of the marks. Here all right options together earn them.',
    })
  } else if (question.options.some(({ percent }) => percent !== null && percent !== 0 && percent !== 100)) {
    told.push({
      control: 'options',
      message: 'The file also gives marks for other options. Here only the right one earns marks.',
    })
  }
  return told
}

/** What the form would drop without a word. */
function tagProblems({ tags }: NeutralQuestion): Told[] {
  const kept = tagsFromText(tags.join(', '))
  if (kept.length === new Set(tags).size) return []
  return [{ control: 'tags', message: 'At most 20 tags of 40 characters can be kept, and none with a comma in it.' }]
}

const controls: Partial<Record<keyof NeutralQuestion, Control>> = {
  text: 'question',
  right: 'correctAnswer',
  number: 'accepted',
  minutes: 'timeAllocation',
}

function toldOf({ field, message }: { field: keyof NeutralQuestion; message: string }): Told {
  return { control: controls[field] ?? (field as Control), message }
}
