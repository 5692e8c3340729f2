import { optionLetter } from '@sabimark/domain/bank/question.ts'
import { placedItems, type SubjectBank, shownQuestions, trustOf } from './make/subject.ts'

const shownVariants = 4

/** A page to read, as Markdown: of each item what it is and some variants, with keys and the mistakes behind wrong options. */
export function printedPage(bank: SubjectBank, file?: string): string {
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
        ...variants
          .slice(0, shownVariants)
          .map(({ text, options, right, mistakes, explanation }) =>
            [
              text,
              ...options.map(
                (option, index) =>
                  `- ${optionLetter(index)}. ${option}${index === right ? ' **✓**' : ` — ${mistakes[index]}`}`,
              ),
              '',
              `*${explanation}*`,
            ].join('\n'),
          ),
      ].join('\n\n')
    }),
  ].join('\n\n')
}
