import type { Progress } from './progress.ts'
import type { SaveReply } from './save-call.ts'

type Notices = SaveReply['notices']

/** The server may say the same again; on the screen it stands once. */
export function withNew(told: Notices, said: Notices): Notices {
  const fresh = said.filter(({ kind, text }) => !told.some((one) => one.kind === kind && one.text === text))
  return fresh.length === 0 ? told : [...told, ...fresh]
}

/** That answers given in another window or on another device have come and stand here now; nothing where none changed. */
export function arrivedNotice(
  before: Progress['answers'],
  after: Progress['answers'],
  order: readonly { questionId: string }[],
): Notices {
  const numbers = order.flatMap(({ questionId }, index) =>
    JSON.stringify(before[questionId]) === JSON.stringify(after[questionId]) ? [] : [index + 1],
  )
  if (numbers.length === 0) return []
  const which = numbers.length === 1 ? `question ${numbers[0]}` : `questions ${numbers.join(', ')}`
  const text = `What you answered in another window or on another device has arrived: ${which}. Look at it before you submit.`
  return [{ kind: 'message', text }]
}
