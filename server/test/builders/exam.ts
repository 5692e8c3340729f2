import type { ContractRouterClient, InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@sabimark/contract/contract.ts'
import { lagosDate, lagosTime } from '@sabimark/domain/words/lagos-time.ts'

type Staff = Pick<ContractRouterClient<typeof contract>, 'bank' | 'exam'>
type Inputs = InferContractRouterInputs<typeof contract>
type Outputs = InferContractRouterOutputs<typeof contract>

export type Question = Outputs['bank']['addQuestion']
export type ExamDraft = Inputs['exam']['create']

const minuteMs = 60_000

type Said = Partial<Inputs['bank']['addQuestion']> & { subjectId: string }

/** What is written of a multiple choice question of four options, the second of them right, worth 2 marks, unless said otherwise. */
export function aQuestionForm(said: Said): Inputs['bank']['addQuestion'] {
  return {
    type: 'multiple_choice',
    question: 'What is $2 + 2$?',
    options: ['3', '4', '5', '22'],
    correctAnswer: 1,
    topic: 'Sums',
    marksHundredths: 200,
    timeAllocationMinutes: 1,
    ...said,
  }
}

/** Such a question in the bank. */
export async function aQuestion(staff: Staff, said: Said): Promise<Question> {
  return await staff.bank.addQuestion(aQuestionForm(said))
}

export type ExamOptions = {
  subjectId: string
  classIds: string[]
  /** So many new questions of 2 marks, or these, with their marks in the bank. Three unless said otherwise. */
  questions?: number | Question[]
  /** Doors open an hour ago and close in three, unless said otherwise; to the minute, as an author sets them. */
  opensAt?: Date
  closesAt?: Date
  /** Published unless false; `'now'` starts it now whatever `opensAt` says. */
  isPublished?: boolean | 'now'
  draft?: Partial<ExamDraft>
}

export type BuiltExam = { examId: string; questions: Question[]; detail: Outputs['exam']['get'] }

/** An exam written, and by default published, through the front door. */
export async function anExam(staff: Staff, said: ExamOptions): Promise<BuiltExam> {
  const { subjectId, questions: wanted = 3, isPublished = true } = said
  const questions = typeof wanted === 'number' ? await newQuestions(staff, subjectId, wanted) : wanted
  const { examId } = await staff.exam.create(examDraft({ ...said, questions }))
  if (isPublished === 'now') await staff.exam.startNow({ examId })
  else if (isPublished) await staff.exam.publish({ examId })
  return { examId, questions, detail: await staff.exam.get({ examId }) }
}

/** What an author would send for it. */
export function examDraft(said: ExamOptions & { questions: Question[] }): ExamDraft {
  const now = Date.now()
  const { opensAt = new Date(now - 60 * minuteMs), closesAt = new Date(now + 180 * minuteMs) } = said
  return {
    title: 'First term mock',
    subjectId: said.subjectId,
    classIds: said.classIds,
    examType: 'mock',
    instructions: 'Answer every question.',
    durationMinutes: 60,
    scheduledDate: lagosDate(opensAt),
    scheduledTime: lagosTime(opensAt),
    closingDate: lagosDate(closesAt),
    closingTime: lagosTime(closesAt),
    passingScore: 50,
    totalMarksHundredths: said.questions.reduce((sum, { marksHundredths }) => sum + marksHundredths, 0),
    questions: said.questions.map(({ id, marksHundredths }) => ({ questionId: id, marksHundredths })),
    ...said.draft,
  }
}

async function newQuestions(staff: Staff, subjectId: string, count: number): Promise<Question[]> {
  const made: Question[] = []
  for (let number = 1; number <= count; number++) {
    const options = [3, 0, 5, 7].map((more) => String(number * 10 + more))
    made.push(await aQuestion(staff, { subjectId, question: `What is ten times ${number}?`, options }))
  }
  return made
}
