import type { Exam, ExamDetail } from '@sabimark/contract/answers.ts'
import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import { capitalised } from '@sabimark/domain/words/capitalised.ts'
import { averageText, percentageText } from '@sabimark/domain/words/percentage-text.ts'
import { marksWords } from '../../bank/questions.ts'
import { conductText } from '../conduct-words.ts'
import { durationText, lagosText, orderText, questionsText, releaseWords, typesText, typeWords } from '../exams.ts'
import { namesText, whoText } from '../named-students.ts'
import { negativeText } from '../section-words.ts'

type ExamFact = readonly [label: string, value: string | number]

type FactGroup = { title: string; facts: readonly ExamFact[] }

/** Everything that is set of an exam, under the heads by which it is looked for. */
export function examFacts(exam: ExamDetail): readonly FactGroup[] {
  const { draft } = exam
  const who: ExamFact[] = [
    ['Opens', lagosText(exam.opensAt)],
    ['Closes', lagosText(exam.closesAt)],
    ['Duration', durationText(exam.durationMinutes)],
    ...(draft.location ? [['Location', draft.location] as const] : []),
    ['Students', exam.studentsRegistered.toLocaleString('en-NG')],
    ...(exam.namedCount === 0 ? [] : [['Students by name', namesText(exam)] as const]),
    ...(exam.accessCode === null ? [] : [['Access code', exam.accessCode] as const]),
  ]
  const paper: ExamFact[] = [
    ['Exam type', typeWords[exam.examType]],
    ['Questions', [exam.questionCount, typesText(exam.questionTypes)].filter(Boolean).join(': ')],
    ['Total marks', marksText(exam.totalMarksHundredths)],
    ['Passing score', percentageText(draft.passingScore)],
    ...(draft.negative ? [['Wrong answers', negativeText(draft.negative)] as const] : []),
    ...(draft.secondMarker === 'all' ? [['Marking', 'Two people mark each essay'] as const] : []),
    ...(exam.difficulty ? [['Difficulty', exam.difficulty] as const] : []),
    ...(exam.tags.length > 0 ? [['Tags', exam.tags.join(', ')] as const] : []),
  ]
  const soFar: ExamFact[] = [
    ['Handed in', `${exam.submittedCount} of ${exam.startedCount} started`],
    ...(exam.averageScore === null ? [] : [['Average score', averageText(exam.averageScore)] as const]),
    ['Created by', exam.createdBy],
    ...(exam.owner === exam.createdBy ? [] : [['Handed over to', exam.owner] as const]),
  ]
  return [
    { title: 'Who and when', facts: who },
    { title: 'Paper and marks', facts: paper },
    { title: 'Attempts and scores', facts: ruleFacts(exam) },
    { title: 'So far', facts: soFar },
  ]
}

/** Those that are asked about while it is sat. */
export function ruleFacts(exam: ExamDetail, scores = 'Candidates see their score'): ExamFact[] {
  const { draft } = exam
  const conduct = conductText(exam.conduct, exam.durationMinutes)
  return [
    ['Attempts', draft.attemptsAllowed ?? 1],
    [scores, releaseOf(exam)],
    ['Order', orderText(draft.shuffleQuestions ?? true, draft.shuffleOptions ?? true)],
    ...(conduct ? [['In the exam room', capitalised(conduct)] as const] : []),
  ]
}

/** Under the title: what it is of, for whom, and how long it is. */
export const examLine = (exam: Exam): string =>
  [
    exam.subject,
    whoText(exam),
    `${exam.durationMinutes} min`,
    questionsText(exam.questionCount),
    marksWords(marksText(exam.totalMarksHundredths)),
    `pass mark ${percentageText(exam.passingScore)}`,
    `made by ${exam.createdBy}`,
  ]
    .filter(Boolean)
    .join(' · ')

/** As much of it as a phone has room for: the rest stands under Rules. */
export const shortLine = (exam: Exam): string =>
  [exam.subject, whoText(exam), `${exam.durationMinutes} min`].filter(Boolean).join(' · ')

function releaseOf({ draft, releaseAt, isReleased }: ExamDetail): string {
  if (isReleased || releaseAt === null) return releaseWords[draft.showResults ?? 'immediate']
  return `From ${lagosText(releaseAt)}`
}
