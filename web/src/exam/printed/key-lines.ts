import type { ExamPreview, PrintedKey } from '@sabimark/contract/answers.ts'
import { isRuled } from '@sabimark/domain/bank/judge-typed.ts'
import { lettersOf, type PrintedOrder } from '@sabimark/domain/exam/printed-orders.ts'
import { acceptedIn } from '../../bank/rules-words.ts'
import { CannotPrintError } from './cannot-print.ts'
import { type PrintedQuestion, printedQuestions } from './printed-paper.ts'

type Entry = PrintedKey['entries'][string]
export type KeyLine = { question: PrintedQuestion; entry: Entry }

/** Every question of a paper with its line of the key; throws where the key is of another version than the questions. */
export function keyLinesOf(asked: ExamPreview, order: PrintedOrder, { entries }: PrintedKey): KeyLine[] {
  return printedQuestions(asked, order).map((question) => {
    const entry = entries[question.id]
    if (!entry) throw new CannotPrintError('The exam was changed while its key was fetched. Print the key again.')
    return { question, entry }
  })
}

/** What earns the marks of a question, in one line; only what a person judges is "Marked by hand". */
export function rightWords({ question: { options, rules }, entry }: KeyLine): string {
  if (entry.adjust === 'annulled') return 'Annulled: counts for nobody'
  if (entry.adjust === 'full') return 'Full marks for everybody'
  if (rules?.kind === 'essay') return 'Marked by hand'
  if (options.length === 0) return typedWords(entry)
  const ids = options.map(({ id }) => id)
  if (rules?.kind !== 'several')
    return lettersOf(
      ids,
      entry.rights.flatMap((right) => right.correctOptionIds),
    ).join(' or ')
  return entry.rights.map((right) => lettersOf(ids, right.correctOptionIds).join(', ')).join(' or ')
}

/** Each answer once with the most it earns, and what teachers ruled since: that goes before what was accepted. */
function typedWords({ rights, rulings }: Entry): string {
  const earned = new Map<string, number>()
  for (const { rules } of rights) {
    for (const { words, percent } of rules ? acceptedIn(rules) : []) {
      if (isRuled(words, rules, rulings)) continue
      earned.set(words, Math.max(percent, earned.get(words) ?? 0))
    }
  }
  return [
    ...[...earned].map(([words, percent]) => withShare(words, percent)),
    ...rulings.map(({ answerKey, percent }) => (percent === 0 ? `not ${answerKey}` : withShare(answerKey, percent))),
  ].join(' · ')
}

const withShare = (words: string, percent: number) => (percent === 100 ? words : `${words} (${percent}%)`)
