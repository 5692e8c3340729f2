import type { ContentQuestion, ExamContent } from './version.ts'

/** Written on a sheet of paper: the page has no field for it, and staff type its mark. */
export function isOnPaper({ rules }: Pick<ContentQuestion, 'rules'>): boolean {
  return rules?.kind === 'essay' && rules.answerOn === 'paper'
}

/** How many questions on paper count: of a section that asks for some of its questions, no more than it asks for. */
export function onPaperCountOf({ questions, sections }: Pick<ExamContent, 'questions' | 'sections'>): number {
  const onPaper = questions.filter(isOnPaper)
  if (!sections) return onPaper.length
  return sections.reduce((sum, { answer }, place) => {
    const own = onPaper.filter(({ section }) => section === place).length
    return sum + Math.min(own, answer?.count ?? own)
  }, 0)
}
