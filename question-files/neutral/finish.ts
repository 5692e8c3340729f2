import { problemsOf } from './judge.ts'
import type { Note, Question, ReadQuestion } from './question.ts'

type Beside = { place: string; source: string; problems: Note[]; guessed: Note[]; pictures?: ReadonlySet<string> }

/** A question as it was read, judged. What its reader has said about an answer or a figure is not said again more generally. */
export function finish(question: Question, { place, source, problems, guessed, pictures }: Beside): ReadQuestion {
  const said = new Set(problems.map(({ field }) => field))
  const judged = problemsOf(question, pictures).filter(({ field }) => mayBeSaidTwice.has(field) || !said.has(field))
  return { ...question, place, problems: [...problems, ...judged], guessed, source }
}

const mayBeSaidTwice = new Set<keyof Question>(['text', 'options'])
