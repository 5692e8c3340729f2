import type { PaperQuestion } from '../../paper.ts'
import type { RoomSession } from '../../room-session.ts'

/** What a field to type into is given. */
export type TypedAnswerProps = {
  question: PaperQuestion
  /** The id of what stands above the field. */
  labelledBy: string
  value: string
  session: Pick<RoomSession, 'move' | 'typed' | 'whileTyping' | 'keyed'>
}
