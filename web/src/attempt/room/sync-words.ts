import { thisDevice } from '../device/this-device.ts'
import type { SyncView } from '../sync/sync-view.ts'
import { minutesText } from './time-words.ts'

export type SyncWords = {
  tone: 'good' | 'here' | 'quiet' | 'bad'
  /** Always in sight, a few words. */
  short: string
  /** What is safe and what to do, where that has to be said. */
  long: string | null
  /** What worries nobody: it stands in the foot, whatever is being typed. */
  low: string | null
  /** The same for ears, without figures that change: it is said once and not every minute. */
  heard: string | null
}

const cannotKeepText = () =>
  `This browser cannot keep answers on ${thisDevice()} (a private window or a full disk). They go straight to the server: do not close this window.`

/** The three honest states, and the two of a browser that has not stored or cannot store. */
export function syncWords(view: SyncView): SyncWords {
  const { status, typing, isWriting, cannotKeep, waitingCount } = view
  const saving = { tone: 'quiet', short: 'Saving…' } as const
  if (view.said) {
    const { chip, low } = view.said
    return { ...(typing ? saving : ({ tone: 'here', short: chip } as const)), long: null, low, heard: null }
  }
  if (status.status === 'saved_on_server') {
    const saved = typing ? saving : ({ tone: 'good', short: 'Saved on the server' } as const)
    return { ...saved, ...alike(cannotKeep ? cannotKeepText() : null) }
  }
  if (status.status === 'saved_here') {
    // What has to be said of the network stays where it is with every key.
    const saved = typing ? saving : ({ tone: 'here', short: `Saved on ${thisDevice()}` } as const)
    return { ...saved, ...keepGoing(view) }
  }
  if (isWriting) return { ...saving, ...alike(null) }
  if (!status.savedHere) {
    const since = status.minutes > 0 ? ` for ${minutesText(status.minutes)}` : ''
    return {
      tone: 'bad',
      short: 'Not saved yet',
      long: `Not saved on the server${since}. ${cannotKeepText()} Call your invigilator.`,
      low: null,
      heard: `Not saved on the server. ${cannotKeepText()} Call your invigilator.`,
    }
  }
  return {
    tone: 'bad',
    short: 'Not saved on the server',
    long: `Not saved on the server for ${minutesText(status.minutes)}. ${answersAreSafe(waitingCount)} on ${thisDevice()}; keep going. Do not close this window, and call your invigilator.`,
    low: null,
    heard: `Not saved on the server. Your newest answers are safe on ${thisDevice()}; keep going. Do not close this window, and call your invigilator.`,
  }
}

/** What another window or device has changed on the paper, by the numbers of the questions here. */
export function arrivedText(
  { arrived }: Pick<SyncView, 'arrived'>,
  questions: readonly { id: string; number: number }[],
): string | null {
  const numbers = questions.filter(({ id }) => arrived?.questions.includes(id)).map(({ number }) => number)
  if (numbers.length === 0) return null
  const which = numbers.length === 1 ? `Question ${numbers[0]} was` : `Questions ${numbers.join(', ')} were`
  return `${which} changed by what you did in another window or on another device. Check again before you submit.`
}

/** What a room says whose end was moved while it was open. */
export function movedEndText(moreMs: number): string {
  if (moreMs < 0) {
    return 'Your school is ending this exam early. The clock shows the time you have left; what you have answered counts.'
  }
  const some = moreMs < 60_000 ? 'a little' : minutesText(Math.round(moreMs / 60_000))
  return `You have been given ${some} more. The clock shows the time you have now.`
}

/** A try has failed: nothing to worry about yet, and whoever notices it should not stop working. */
function keepGoing({ isFailing, blocked, waitingCount, progress }: SyncView): Omit<SyncWords, 'tone' | 'short'> {
  if (!isFailing || blocked !== null) return alike(null)
  const others = Object.keys(progress.answers).length > waitingCount
  const answers = `${waitingCount}${others ? ' newest' : ''} answer${waitingCount === 1 ? ' is' : 's are'}`
  return {
    long: null,
    low: `No network. Your ${waitingCount === 1 && others ? 'newest answer is' : answers} saved on ${thisDevice()}. Keep going.`,
    heard: `No network. Your newest answers are saved on ${thisDevice()}. Keep going.`,
  }
}

function alike(text: string | null): Omit<SyncWords, 'tone' | 'short'> {
  return { long: text, low: null, heard: text }
}

function answersAreSafe(count: number): string {
  return count === 1 ? 'Your newest answer is safe' : `Your ${count} newest answers are safe`
}
