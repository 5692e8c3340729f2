import { marksFromText, marksText } from '@sabimark/domain/bank/marks-text.ts'
import { sectionProblem } from '@sabimark/domain/exam/section.ts'
import { questionsText } from '../exams.ts'
import { type ExamForm, examProblems, sumOf } from './exam-draft.ts'
import type { KnownQuestion } from './known-question.ts'
import { sectionsOf } from './section-form.ts'

/** Everything that is seen to keep this form from being published, by control; the server has the last word. */
export function paperProblems(form: ExamForm): ReturnType<typeof examProblems> {
  const problems = examProblems(form, { isToPublish: true })
  const ofSections = sectionText(form)
  if (ofSections !== null) problems.questions ??= ofSections
  const total = marksFromText(form.totalMarks)
  if (form.questions.length > 0 && total !== null && total !== sumOf(form)) {
    problems.totalMarks ??= `The questions come to ${marksText(sumOf(form))} marks, not ${marksText(total)}.`
  }
  const wanted = form.totalQuestions.trim()
  if (form.questions.length > 0 && wanted !== '' && Number(wanted) !== form.questions.length) {
    problems.totalQuestions ??= `${questionsText(form.questions.length)} are chosen, not ${wanted}.`
  }
  return problems
}

function sectionText({ sections, questions }: ExamForm): string | null {
  const problem = sectionProblem(
    sectionsOf(sections),
    questions.map(({ marks, section }) => ({ marksHundredths: marksFromText(marks) ?? 0, section })),
  )
  const title = problem && (sections[problem.place]?.title ?? '')
  switch (problem?.code) {
    case 'SECTION_IS_EMPTY':
      return `${title} has no questions yet.`
    case 'SECTION_HAS_TOO_FEW':
      return `${title} has ${questionsText(problem.has)}, and ${problem.count} are to be answered.`
    case 'SECTION_MARKS_DIFFER':
      return `Where candidates choose, all questions have equal marks: those of ${title} differ.`
    default:
      return null
  }
}

/** What is wrong with single questions of the paper, in two or three words, by id. */
export function rowProblems(
  { questions, sections }: Pick<ExamForm, 'questions' | 'sections'>,
  known: ReadonlyMap<string, KnownQuestion>,
): Map<string, string> {
  const found = new Map<string, string>()
  const answers = sectionsOf(sections).map(({ answer }) => answer)
  const usual = answers.map((_, place) => usualMarks(questions.filter(({ section }) => section === place)))
  for (const { questionId, marks, section } of questions) {
    const hundredths = marksFromText(marks)
    const wanted = answers[section] && usual[section]
    if (hundredths === null) found.set(questionId, 'Not a number')
    else if (!known.has(questionId)) found.set(questionId, 'Not in the bank')
    else if (wanted !== undefined && wanted !== hundredths) {
      found.set(questionId, `Worth ${marksText(hundredths)}, not ${marksText(wanted)}`)
    }
  }
  return found
}

/** What most of them are worth, in hundredths; of several the first. */
function usualMarks(questions: ExamForm['questions']): number | undefined {
  const counts = new Map<number, number>()
  for (const { marks } of questions) {
    const hundredths = marksFromText(marks)
    if (hundredths !== null) counts.set(hundredths, (counts.get(hundredths) ?? 0) + 1)
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0]
}
