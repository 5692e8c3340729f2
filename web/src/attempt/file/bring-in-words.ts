import { counted } from '@sabimark/domain/words/plural.ts'
import type { BringProblem } from './bring-in.ts'
import type { Fate } from './fate.ts'

const problems: Record<Extract<BringProblem, string>, string> = {
  TOO_LARGE: 'This file is too large for an answer file.',
  NOT_OURS: 'This is not an answer file, or a part of it is missing. Copy it from the device again.',
  NEWER: 'This file was saved by a newer version. Load this page again, then choose the file once more.',
  EMPTY: 'Nothing in this file waits to be sent.',
  OTHER_EXAM: 'This file is of another exam. Bring it in on the page of that exam.',
  NOT_KEPT:
    'This browser cannot keep the answers: its storage is full, or this window is private. The file still has all of it; choose it in another browser.',
  DEMO: 'In the demo nothing is sent.',
}

export function bringProblemText(problem: BringProblem): string {
  return typeof problem === 'string'
    ? problems[problem]
    : `This file was saved at ${problem.place}, and only that address takes it. Sign in there, open the exam and choose the file once more.`
}

/** How much of somebody a file has. Of whom it only says that the exam was handed in, there are the last steps. */
export const broughtText = (count: number): string => (count === 0 ? 'The last steps' : counted(count, 'answer'))

const refusals: Record<string, string> = {
  WINDOW_CLOSED: 'The time for sending answers to this exam is over. The file still has all of it.',
  BEGUN_ELSEWHERE: 'This exam was also begun without a network on another device, whose answers were taken.',
  LOG_FULL: 'Far more was recorded than an exam can hold. What the server has counts.',
}

/** Below who it is of; null where there is nothing to add to "Sent". */
export function fateText(fate: Fate): string | null {
  if (fate === 'sent') return null
  if (fate === 'held')
    return 'The time of the exam is not over. Kept in this browser, and sent once it is: leave this page open, or open one here after that.'
  if (fate === 'waits') return 'Kept in this browser, and sent as soon as the server answers.'
  if (fate === 'other_device')
    return 'This browser keeps what this candidate answered on another device, and this file has more. Keep the file: choose it again once the other answers are sent, or in another browser.'
  return (
    refusals[fate.refused ?? ''] ??
    'The server does not know this paper, or the file was changed. Keep the file, and choose it again later.'
  )
}
