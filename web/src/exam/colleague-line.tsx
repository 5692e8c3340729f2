import type { ExamDetail } from '@sabimark/contract/answers.ts'
import styles from './exam.module.css'

type Theirs = Pick<ExamDetail, 'owner' | 'mayAct' | 'seesQuestions'>

type ColleagueLineProps = { exam: Theirs; page: 'exam' | 'results' | 'questions' }

/** Why a colleague of the subject cannot change an exam here, and what they can do; nothing for its owner and administrators. */
export function ColleagueLine({ exam, page }: ColleagueLineProps) {
  return exam.mayAct ? null : <p className={styles.hint}>{words[page](exam)}</p>
}

const words = {
  exam: ({ owner, seesQuestions }) =>
    `Only ${owner} and the administrators can change this exam. ${seesQuestions ? 'Ask one of them, or choose Copy in the “…” menu to have one of your own.' : 'Ask one of them. Once it is over, you can read its questions and copy it.'}`,
  results: ({ owner, seesQuestions }) =>
    `Only ${owner} and the administrators release scores, open right answers and decide about late answers. ${seesQuestions ? 'You can read the results and papers, and mark what waits for a marker.' : 'You can read the scores now, and the papers once the exam is over.'}`,
  questions: ({ owner }) =>
    `Only ${owner} and the administrators put keys right. You can read how each question did, and save it as a file.`,
} satisfies Record<ColleagueLineProps['page'], (exam: Theirs) => string>
