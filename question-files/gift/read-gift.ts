import { maxQuestions } from '../limits.ts'
import { finish } from '../neutral/finish.ts'
import type { Note } from '../neutral/question.ts'
import { type LeftOut, type ReadResult, refuse } from '../neutral/result.ts'
import { noQuestion, oldEncoding, tooManyQuestions } from '../neutral/sentences.ts'
import { type Block, readBlocks } from './blocks.ts'
import { topicOf } from './category.ts'
import { type FromBlock, readBlock } from './read-block.ts'
import { subjectOf } from './subject-line.ts'

type Topic = { name: string | null; isUsed: boolean; leave: () => void }

/** The text before questions that they are read with: for how many more, and whether it says so itself. */
type Passage = { text: string; left: number; isSaid: boolean; leave: () => void; isUsed: boolean }

/** Questions of a GIFT file. `isGuessed`: the bytes did not say which letters they are. */
export function readGift(text: string, isGuessed = false): ReadResult {
  const leftOut: LeftOut[] = []
  const result: ReadResult = {
    format: 'gift',
    questions: [],
    leftOut,
    chars: { source: text.length, accounted: 0 },
    refused: null,
    pictures: [],
  }
  let topic: Topic = { name: null, isUsed: true, leave: () => {} }
  let passage: Passage | null = null
  for (const block of readBlocks(text)) {
    const place = `line ${block.line}`
    result.chars.accounted += block.length
    leaveComments(block, place, leftOut)
    if (block.text.trim() === '') continue
    if (block.kind === 'category') {
      if (!topic.isUsed) topic.leave()
      const name = topicOf(block.text)
      topic = { name, isUsed: name === null, leave: () => leave(place, name ?? '', leftOut) }
      if (passage && !passage.isUsed) passage.leave()
      passage = null
      continue
    }
    const read = readBlock(block, place, leftOut)
    if ('description' in read) {
      if (passage && !passage.isUsed) passage.leave()
      passage = passageOf(read.description, read.count, () => leave(place, read.description, leftOut))
      continue
    }
    for (const question of read.questions) {
      topic.isUsed = true
      const withTopic = { ...question, topic: topic.name, passage: question.passage ?? takePassage(passage) }
      result.questions.push(
        finish(withTopic, { ...notesOf(read, passage, block, isGuessed), place, source: block.text }),
      )
    }
    if (passage && passage.left <= 0) passage = null
    if (result.questions.length > maxQuestions) return refuse(tooManyQuestions, 'gift')
  }
  if (passage && !passage.isUsed) passage.leave()
  if (!topic.isUsed) topic.leave()
  return result.questions.length > 0 ? result : { ...result, refused: noQuestion }
}

function passageOf(text: string, count: number | null, leave: () => void): Passage | null {
  if (
    count === null &&
    /^\W*(?:section|part|instructions?|answer (?:all|any)|attempt (?:all|any))\b/i.test(text) &&
    text.length < 200
  ) {
    leave()
    return null
  }
  return { text, left: count ?? Number.POSITIVE_INFINITY, isSaid: count !== null, leave, isUsed: false }
}

function takePassage(passage: Passage | null): string | null {
  if (!passage || passage.left <= 0) return null
  passage.left -= 1
  passage.isUsed = true
  return passage.text || null
}

function notesOf(
  read: FromBlock,
  passage: Passage | null,
  block: Block,
  isGuessed: boolean,
): { problems: Note[]; guessed: Note[] } {
  const guessed = [...read.guessed]
  if (passage && !passage.isSaid) {
    guessed.push({
      field: 'passage',
      message: 'The text above was taken as the passage of the questions that follow it.',
    })
  }
  if (isGuessed && /[^\p{ASCII}]/u.test(block.text)) guessed.push({ field: 'text', message: oldEncoding })
  return { problems: read.problems, guessed }
}

function leave(place: string, what: string, leftOut: LeftOut[]): void {
  if (what !== '') leftOut.push({ place, what, why: 'It is an instruction, or no question comes after it.' })
}

/** Comments hold no questions; tags and the first subject in them are taken, and what Moodle writes there by itself says nothing. */
function leaveComments({ comments, text }: Block, place: string, leftOut: LeftOut[]): void {
  const named = text.includes('{') ? comments.find((comment) => subjectOf(comment) !== null) : undefined
  for (const comment of comments) {
    if (comment === named) continue
    const words = comment
      .replace(/^\/\/\s*/, '')
      .replaceAll(/\[(?:tag|id):[^\]]{1,200}\]/g, '')
      .trim()
    const isOwn = /^question: \d+\s+name: /.test(words)
    if (words !== '' && !isOwn) leftOut.push({ place, what: words, why: 'It is a comment.' })
  }
}

/** Whether a text has answers in braces, as GIFT writes them. */
export function looksLikeGift(text: string): boolean {
  const sample = text.slice(0, 200_000)
  return /(?:^|[^\\])\{\s*(?:[=~#]|(?:t|f|true|false)\s*[#}]|\})/i.test(sample) || /^(?:::|\$CATEGORY:)/m.test(sample)
}
