import { maxPictures, maxQuestions } from '../limits.ts'
import { type Picture, picturesOf, renamePictures } from '../neutral/picture.ts'
import { type Question, questionFields } from '../neutral/question.ts'
import { type LeftOut, type ReadResult, refuse } from '../neutral/result.ts'
import { tooManyQuestions } from '../neutral/sentences.ts'
import { base64Of, readPicture } from './base64.ts'
import { isRecord, leavesOf, parseJson } from './json-value.ts'
import { readFields } from './read-fields.ts'

/** What our own files of questions say they are. A newer `version` is refused; fields nobody knows are left out by name. */
const mark = 'sabimark-questions'
const version = 1

/** Questions of our own format, with their pictures inside. */
export function readJson(text: string): ReadResult {
  const document = parseJson(text)
  if (!isRecord(document) || document.format !== mark) return refuse('This JSON file is not one of questions.')
  if (document.version !== version) {
    return refuse('This file comes from a newer version of this program. Update this one and try again.', 'json')
  }
  const values = Array.isArray(document.questions) ? document.questions : []
  if (values.length === 0) return refuse('This file holds no question.', 'json')
  if (values.length > maxQuestions) return refuse(tooManyQuestions, 'json')

  const leftOut: LeftOut[] = []
  const pictures = readPictures(document.pictures, leftOut)
  const names = new Set(pictures.map(({ name }) => name))
  const questions = values.flatMap(
    (value, index) => readFields(value, `question ${index + 1}`, { names, leftOut }) ?? [],
  )
  for (const [key, value] of Object.entries(document)) {
    if (known.includes(key)) continue
    leftOut.push({ place: 'file', what: JSON.stringify(value), why: `Questions have nothing called “${key}”.` })
  }
  // Every value was either taken or left out, by its key.
  const accounted = Object.values(document).reduce((sum: number, value) => sum + leavesOf(value), 0)
  return {
    format: 'json',
    questions,
    leftOut,
    chars: { source: leavesOf(document), accounted },
    refused: null,
    pictures,
  }
}

const known = ['format', 'version', 'questions', 'pictures']

function readPictures(values: unknown, leftOut: LeftOut[]): Picture[] {
  const pictures: Picture[] = []
  const list = Array.isArray(values) ? values : values === undefined ? [] : [values]
  list.forEach((value, index) => {
    const picture = pictures.length < maxPictures ? readPicture(value) : null
    const isNew = picture !== null && !pictures.some(({ name }) => name === picture.name)
    if (isNew) pictures.push(picture)
    else
      leftOut.push({
        place: `picture ${index + 1}`,
        what: nameOf(value),
        why: 'It is not a PNG, JPEG, GIF or WebP picture.',
      })
  })
  return pictures
}

function nameOf(value: unknown): string {
  return isRecord(value) && typeof value.name === 'string' ? value.name : JSON.stringify(value)
}

/**
 * Questions as a file of our own format. The pictures they show are put inside under names of this file (p1, p2 …), so that no
 * address of a school leaves it.
 */
export function writeJson(questions: readonly Question[], pictures: readonly Picture[]): string {
  const shown = [...new Set(questions.flatMap(picturesOf))]
  const held = shown.flatMap((name) => pictures.find((picture) => picture.name === name) ?? [])
  const names = new Map(held.map(({ name }, index) => [name, `p${index + 1}`]))
  const document = {
    format: mark,
    version,
    questions: questions.map((question) => fieldsOf(renamePictures(question, (name) => names.get(name)))),
    pictures: held.map(({ name, mediaType, bytes }) => ({ name: names.get(name), mediaType, base64: base64Of(bytes) })),
  }
  return `${JSON.stringify(document, null, 1)}\n`
}

function fieldsOf(question: Question): Question {
  return Object.fromEntries(questionFields.map((field) => [field, question[field]])) as Question
}

export function looksLikeJson(text: string): boolean {
  return text.trimStart().startsWith('{') && text.includes(mark)
}
