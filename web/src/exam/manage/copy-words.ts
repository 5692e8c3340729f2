import { counted } from '@sabimark/domain/words/plural.ts'

type Copy = { leftOutCount: number; shortSections: readonly string[] }

/** What the copy of an exam lacks, a sentence each. */
export function copyWords({ leftOutCount, shortSections }: Copy): string[] {
  const [are, they] = leftOutCount === 1 ? ['is', 'it is'] : ['are', 'they are']
  const named = shortSections.map((title) => `“${title}”`).join(', ')
  return [
    ...(leftOutCount === 0
      ? []
      : [`${counted(leftOutCount, 'question')} ${are} left out: ${they} archived, or not yours to choose.`]),
    ...(shortSections.length === 0
      ? []
      : [`${named} ${shortSections.length === 1 ? 'has' : 'have'} too few questions to be published.`]),
  ]
}
