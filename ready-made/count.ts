import type { ReadyMadeQuestion } from './make/question.ts'
import { countedQuestions, placedItems } from './make/subject.ts'
import { subjectBanks } from './subjects.ts'
import { withdrawalOf } from './withdrawn.ts'

/** Every question that counts, in the order of the subjects and their files. */
export function allCounted(subject?: string): ReadyMadeQuestion[] {
  return banksOf(subject).flatMap((bank) =>
    placedItems(bank)
      .flatMap(countedQuestions)
      .filter(({ source }) => !withdrawalOf(source)),
  )
}

/** The banks of one subject, by its name or folder in any case; all without one. */
export function banksOf(subject?: string) {
  const asked = subject?.toLowerCase()
  return subjectBanks.filter((bank) => asked === undefined || [bank.subject.toLowerCase(), bank.folder].includes(asked))
}
