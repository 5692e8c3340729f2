import { MarkdownLine } from '../platform/markdown/markdown.tsx'

/** The beginning of a question, on one line. */
export function QuestionLine({ text }: { text: string }) {
  return <MarkdownLine text={text.replaceAll('\n', ' ')} />
}
