import type { Paper } from '../paper.ts'
import type { ExamContent } from '../version.ts'

/**
 * The order of a paper as places in its content, for each question its own and those of its options: a device gets it sealed beside the
 * content, and ids are as long as they are random, so that nothing packs them.
 */
export type PackedOrder = [question: number, options: number[]][]

type Order = Paper['order']
type Content = Pick<ExamContent, 'questions'>

/** Throws where the order names what the content does not have. */
export function packOrder({ questions }: Content, order: Order): PackedOrder {
  const placeOf = (ids: readonly { id: string }[]) => new Map(ids.map(({ id }, place) => [id, place]))
  const places = placeOf(questions)
  return order.map(({ questionId, optionIds }) => {
    const place = known(places.get(questionId))
    const options = placeOf(known(questions[place]).options)
    return [place, optionIds.map((id) => known(options.get(id)))]
  })
}

/** The order as the exam room reads it. Throws where the content has no such place. */
export function unpackOrder({ questions }: Content, packed: PackedOrder): Order {
  return packed.map(([place, places]) => {
    const { id, options } = known(questions[place])
    return { questionId: id, optionIds: places.map((one) => known(options[one]).id) }
  })
}

function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('This order is of another content.')
  return value
}
