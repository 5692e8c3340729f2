import { type Note, type Question, questionFields } from './question.ts'

/** A picture beside questions: texts name it `![what it shows](file:name)`. */
export type Picture = { name: string; mediaType: PictureType; bytes: Uint8Array }
export type PictureType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp'

const named = /(!\[[^\]\n]{0,500}\]\(file:)([\w-]{1,64})/g

/** The names of the pictures a question shows, in their order, each once. */
export function picturesOf(question: Question): string[] {
  const texts = questionFields.map((field) => JSON.stringify(question[field]))
  return [...new Set(texts.flatMap((text) => [...text.matchAll(named)].map((match) => match[2] ?? '')))]
}

/** The question with other names for its pictures; one that `nameOf` does not know keeps its own. */
export function renamePictures<Q extends Question>(question: Q, nameOf: (name: string) => string | undefined): Q {
  const renamed = (text: string) => text.replace(named, (_, before, name) => `${before}${nameOf(name) ?? name}`)
  return {
    ...question,
    text: renamed(question.text),
    options: question.options.map(({ text, percent }) => ({ text: renamed(text), percent })),
    explanation: question.explanation === null ? null : renamed(question.explanation),
    passage: question.passage === null ? null : renamed(question.passage),
  }
}

/** Pictures the question shows and the file does not hold. */
export function missingPictures(question: Question, held: ReadonlySet<string>): Note[] {
  const missing = picturesOf(question).filter((name) => !held.has(name))
  return missing.map((name) => ({ field: 'text', message: `The picture “${name}” is not in this file.` }))
}

/** What a picture is by its first bytes, whatever its name says; null for none that is kept. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12))
  if (start.startsWith('\u0089PNG\r\n\u001A\n')) return 'image/png'
  if (start.startsWith('\u00FF\u00D8\u00FF')) return 'image/jpeg'
  if (/^GIF8[79]a/.test(start)) return 'image/gif'
  return /^RIFF.{4}WEBP/s.test(start) ? 'image/webp' : null
}
