import { changesAFlag, changesAnAnswer, type LogEntry } from './event.ts'
import { countedEvents } from './fold.ts'

/**
 * A log without what nothing can hang on any more: folded together with what is still missing (of each page that which
 * follows), it comes to the same as the whole log, late events counted. Kept in their places are the first look at each
 * question, its last answer and its last flag, each end of a page, and what was done last of all. The page that goes on
 * with an attempt gets it: what it has not sent yet finds its place among what the server has.
 */
export function condensedLog(events: Iterable<LogEntry>): LogEntry[] {
  const counted = countedEvents(events, { countLate: true })
  const kept = new Set<LogEntry>(counted.slice(-1))
  const answers = new Map<string, LogEntry>()
  const flags = new Map<string, LogEntry>()
  const seen = new Set<string>()
  let last: LogEntry | undefined
  for (const entry of counted) {
    const { kind, question } = entry
    if (kind === 'submit') kept.add(entry)
    if (question === undefined) continue
    if (!seen.has(question)) kept.add(entry)
    seen.add(question)
    if (changesAnAnswer(kind)) answers.set(question, entry)
    if (changesAFlag(kind)) flags.set(question, entry)
    last = entry
  }
  for (const entry of [...answers.values(), ...flags.values(), ...(last ? [last] : [])]) kept.add(entry)
  return counted.filter((entry) => kept.has(entry))
}
