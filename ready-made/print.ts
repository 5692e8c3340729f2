import { optionLetter } from '@sabimark/domain/bank/question.ts'
import { placedItems, type SubjectBank, shownQuestions, trustOf } from './make/subject.ts'

const shownVariants = 4

type PrintOptions = { file?: string | undefined; isWithoutKeys?: boolean }

/**
 * A page to read, as Markdown: of each item what it is and some variants, with keys and the mistakes behind wrong options.
 * `isWithoutKeys`: as a candidate sees them, for whoever writes the solver or solves them by hand.
 */
export function printedPage(bank: SubjectBank, { file, isWithoutKeys = false }: PrintOptions = {}): string {
  const items = placedItems(bank).filter((placed) => file === undefined || placed.file.name === file)
  return [
    `# ${bank.subject}`,
    ...items.map((placed) => {
      const { item, path } = placed
      const topic = bank.topics.find(({ code }) => code === item.topic)?.name ?? item.topic
      const variants = shownQuestions(placed)
      return [
        `## ${path}@${item.version}`,
        `${item.topic} ${topic} · ${item.difficulty} · ${item.minutes} min · ${trustOf(placed)} · ${variants.length} variants`,
        ...variants.slice(0, shownVariants).map((question) => printed(question, isWithoutKeys)),
      ].join('\n\n')
    }),
  ].join('\n\n')
}

type Printed = ReturnType<typeof shownQuestions>[number]

function printed({ text, options, right, mistakes, explanation }: Printed, isWithoutKeys: boolean): string {
  if (isWithoutKeys) return [text, ...options.map((option, index) => `- ${optionLetter(index)}. ${option}`)].join('\n')
  const shown = options.map(
    (option, index) => `- ${optionLetter(index)}. ${option}${index === right ? ' **✓**' : ` — ${mistakes[index]}`}`,
  )
  return [text, ...shown, '', `*${explanation}*`].join('\n')
}
