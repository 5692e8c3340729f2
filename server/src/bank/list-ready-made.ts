import { createHash, createHmac } from 'node:crypto'
import type { Difficulty } from '@sabimark/domain/bank/question.ts'
import type { Offer } from '@sabimark/ready-made/own.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { refuse } from '../platform/http/refused.ts'
import type { ListInput } from '../platform/list/read-list.ts'
import { pause, readyMade } from './load-ready-made.ts'
import { selectTaken } from './ready-made.db.ts'

type ReadyMadeQuery = ListInput<'topic'> & {
  subject?: string | undefined
  topic?: string | undefined
  difficulty?: Difficulty | undefined
}

/** Every subject with its topics and how many ready-made questions each has; those without any are left out. */
export async function readyMadeTopics() {
  const { findOffers } = await readyMade()
  const subjects = new Map<string, Map<string, number>>()
  for (const { published, topic } of findOffers({})) {
    const topics = subjects.get(published.subject) ?? new Map<string, number>()
    subjects.set(published.subject, topics.set(topic.name, (topics.get(topic.name) ?? 0) + 1))
  }
  return {
    subjects: [...subjects].map(([subject, topics]) => ({
      subject,
      count: [...topics.values()].reduce((sum, count) => sum + count, 0),
      topics: [...topics].map(([name, count]) => ({ name, count })),
    })),
  }
}

/** A page of them, with the numbers this school would have. They are in the program and not in a table: the cursor is a place. */
export async function listReadyMade(tx: Tx, input: ReadyMadeQuery, secret: string) {
  const { findOffers, ownQuestions } = await readyMade()
  const mark = markOf(tx, input)
  const start = input.cursor === undefined ? 0 : placeOf(input.cursor, mark)
  if (start === null) return refuse('BAD_REQUEST')
  const found = findOffers(input)
  const ordered = input.order === 'desc' ? found.toReversed() : found
  const offers = ordered.slice(start, start + input.size)
  const taken = await selectTaken(tx, offers.map(sourceOf))
  const own = await ownQuestions(offers, seedOf(tx, secret), pause)
  const end = start + offers.length
  return {
    items: offers.flatMap(({ source, topic, placed }, index) => {
      const question = own[index]
      if (!question || question.trust === 'Not read yet') return []
      return {
        id: source,
        subject: question.subject,
        topic: topic.name,
        difficulty: question.difficulty,
        minutes: question.minutes,
        trust: question.trust,
        sources: question.sources,
        hasOwnNumbers: placed.item.isComputed,
        question: question.text,
        options: question.options,
        correctAnswer: question.right,
        explanation: question.explanation,
        isTaken: taken.has(source),
      }
    }),
    nextCursor: end < found.length ? `${end}.${mark}` : null,
    total: start === 0 ? found.length : null,
  }
}

const sourceOf = ({ source }: Offer) => source

/** What a cursor belongs to: school, filters and order. */
function markOf({ schoolId }: Tx, { subject, topic, difficulty, search, order }: ReadyMadeQuery): string {
  const parts = [schoolId, subject, topic, difficulty, search, order].join('\n')
  return createHash('sha256').update(`ready-made\n${parts}`).digest('base64url').slice(0, 12)
}

function placeOf(cursor: string, mark: string): number | null {
  const [place = '', own] = cursor.split('.')
  return own === mark && /^[1-9]\d{0,5}$/.test(place) ? Number(place) : null
}

/** Where the numbers of a school begin, which only the server can tell. */
export function seedOf({ schoolId }: Tx, secret: string) {
  return (path: string) => {
    const digest = createHmac('sha256', secret).update(`sabimark ready-made 1\n${schoolId}\n${path}`).digest()
    return 1 + digest.readUIntBE(0, 5)
  }
}
