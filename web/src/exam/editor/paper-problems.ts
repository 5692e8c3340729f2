import { marksFromText, marksText } from '@sabimark/domain/bank/marks-text.ts'
import { sectionProblem } from '@sabimark/domain/exam/section.ts'
import { questionsText } from '../exams.ts'
import { type ExamForm, examProblems, sumOf } from './exam-draft.ts'
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
