import type { ScriptShow } from '@sabimark/domain/marking/hand-mark.ts'
import type { Client } from '../platform/client.ts'

type Handed = Awaited<ReturnType<Client['marking']['nextScript']>>

/** One answer on the desk. */
export type Script = NonNullable<Handed['script']>
export type DeskQuestion = Script['question']
export type HandMark = NonNullable<Script['mine']>
export type Progress = Handed['progress']
export type ExamToMark = Awaited<ReturnType<Client['marking']['listToMark']>>['items'][number]

/** What a link to the desk carries that leads to the answers two markers do not agree on. */
export const toDecide = 'to decide'

export const showWords: Record<ScriptShow, string> = {
  open: 'Not yet marked',
  mine: 'Marked by me',
  disagreed: 'To decide',
  all: 'All answers',
}
