import type { QuestionProblem } from '@sabimark/domain/bank/question.ts'
import { picturesIn } from '@sabimark/domain/words/picture/picture-mark.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { keepQuestionPictures } from '../platform/files/files.db.ts'
import { type Refused, refuse } from '../platform/http/refused.ts'
import type { Ctx } from '../platform/http/route.ts'
import { newId } from '../platform/ids.ts'
import { insertPassage, lockPassage, selectPassageOfText, updatePassageText } from './passages.db.ts'

/** What a question is about, as it was sent: a passage that is there, perhaps with another text, or a text alone. */
export type SentPassage = { id: string; revision: number; text: string } | { id: string } | { text: string }

type Asked = {
  sent: SentPassage | null
  subjectId: string
  /** Who works on the passages of their subjects alone. */
  teacherId: string | null
  actorId: string
  /** What the question has already: it may stay though a colleague's exam hides it by now. */
  before?: string | null
  importId?: string | null
}

type Kept = { passageId: string | null; fields: QuestionProblem[] }

/** Finds, makes or changes the passage of a question. The same text in a subject is the same passage. */
export async function keepPassage(
  { tx, note }: Pick<Ctx<unknown>, 'tx' | 'note'>,
  asked: Asked,
): Promise<Kept | Refused<'UNKNOWN_PASSAGE'>> {
  const { sent } = asked
  if (sent === null) return { passageId: null, fields: [] }
  const text = 'text' in sent ? sent.text : null
  if (text !== null && (await hasMissingPicture(tx, text))) return wrong(missingPicture)
  if (!('id' in sent)) return { passageId: await passageOfText(tx, asked, sent.text), fields: [] }
  const passage = await lockPassage(tx, sent.id, asked.teacherId)
  const isTheirs = passage?.isTheirs || sent.id === asked.before
  if (!passage || !isTheirs || passage.subjectId !== asked.subjectId) return refuse('UNKNOWN_PASSAGE')
  if (!('text' in sent) || sent.text === passage.text) return { passageId: passage.id, fields: [] }
  if (!passage.isTheirs) return wrong(inUse)
  if (passage.isOthers) return wrong(ofColleagues)
  if (sent.revision !== passage.revision) return wrong(changedMeanwhile)
  await updatePassageText(tx, passage.id, sent.text)
  await note('passage.updated', passage.id, {
    changes: { text: [passage.text, sent.text] },
    detail: { revision: passage.revision + 1 },
  })
  return { passageId: passage.id, fields: [] }
}

async function passageOfText(tx: Tx, asked: Asked, text: string): Promise<string> {
  const { subjectId, teacherId, actorId, importId = null } = asked
  const there = await selectPassageOfText(tx, { subjectId, text, teacherId })
  if (there !== null) return there
  const id = newId()
  await insertPassage(tx, { id, subjectId, text, createdBy: actorId, importId })
  return id
}

async function hasMissingPicture(tx: Tx, text: string): Promise<boolean> {
  const ids = picturesIn([text])
  return ids.length > 0 && (await keepQuestionPictures(tx, ids)).length < ids.length
}

const wrong = (message: string): Kept => ({ passageId: null, fields: [{ field: 'passage', message }] })

const missingPicture = 'A picture is no longer there. Take it out and add it again.'
const inUse = 'A colleague’s exam that is not over has this passage: it cannot be changed now. Write a new one.'
const ofColleagues =
  'A colleague wrote this passage and has questions about it: it cannot be changed here. Write a new one.'
const changedMeanwhile =
  'Somebody changed this passage after you opened it. Copy your words, choose it again, and write them into it.'
