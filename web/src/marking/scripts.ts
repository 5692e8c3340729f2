import type { HandedScript } from '@sabimark/contract/answers.ts'
import type { ScriptShow } from '@sabimark/domain/marking/hand-mark.ts'

/** One answer on the desk. */
export type Script = NonNullable<HandedScript['script']>
export type DeskQuestion = Script['question']
export type HandMark = NonNullable<Script['mine']>
export type Progress = HandedScript['progress']

/** What a link to the desk carries that leads to the answers two markers do not agree on. */
export const toDecide = 'to decide'

export const showWords: Record<ScriptShow, string> = {
  open: 'Not yet marked',
  mine: 'Marked by me',
  disagreed: 'To decide',
  all: 'All answers',
}
