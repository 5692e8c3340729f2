import type { ExamToMark } from '@sabimark/contract/answers.ts'
import { useQuery } from '@tanstack/react-query'
import { unknownExam } from '../exam/exams.ts'
import { useCarried, usePageParams } from '../platform/navigation.tsx'
import { orpc } from '../platform/queries.ts'
import { useTabTitle } from '../platform/tab-title.ts'
import { Loaded } from '../platform/ui/loaded.tsx'
import { Desk } from './desk.tsx'
import styles from './desk-page.module.css'
import { allMarking, NothingOfExam, NotMarkedHere, NotTheirsToMark } from './nothing-to-mark.tsx'
import { toDecide } from './scripts.ts'

/** The marking desk: one question of one exam. */
export default function DeskPage() {
  const { examId, questionId } = usePageParams('/marking/$examId/$questionId')
  const query = useQuery(orpc.marking.listToMark.queryOptions({ input: { examId } }))
  const exam = query.data?.items[0]
  if (exam?.questions.some((one) => one.questionId === questionId))
    return <OfQuestion key={questionId} exam={exam} questionId={questionId} />
  // Without a desk the page has no frame: the menu and the bar are not there.
  return (
    <main className={styles.noDesk}>
      {exam ? <h1>{exam.title}</h1> : <NameOf examId={examId} isAsked={query.isSuccess} />}
      <Loaded
        query={query}
        waiting="Loading the desk..."
        unknown={unknownExam}
        back={allMarking}
        ifNotAllowed={() => <NotTheirsToMark />}
      >
        {() => (exam ? <NotMarkedHere examId={examId} /> : <NothingOfExam examId={examId} />)}
      </Loaded>
    </main>
  )
}

/** What is marked by people names no exam that has nothing of it: the exam says itself what it is called. */
function NameOf({ examId, isAsked }: { examId: string; isAsked: boolean }) {
  const { data } = useQuery({ ...orpc.exam.get.queryOptions({ input: { examId } }), enabled: isAsked })
  return <h1>{data?.title ?? 'Marking'}</h1>
}

function OfQuestion({ exam, questionId }: { exam: ExamToMark; questionId: string }) {
  useTabTitle(`Marking ${exam.title}`)
  const isDeciding = useCarried() === toDecide && exam.isDecider
  return <Desk exam={exam} questionId={questionId} firstShown={isDeciding ? 'disagreed' : 'open'} />
}
