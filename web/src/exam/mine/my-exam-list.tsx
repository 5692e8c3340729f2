import type { MyExam } from '@sabimark/contract/answers.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { orpc } from '../../platform/queries.ts'
import { useMe } from '../../platform/session.ts'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { MyExamCard } from './my-exam-card.tsx'
import { inOrderOfUrgency } from './my-exam-order.ts'
import styles from './my-exams.module.css'
import { TryOut } from './try-out.tsx'

/** What stands open or opens soon changes by the clock, so the list asks again. */
const everyMs = 30_000

/** Exams are set for classes: without one there will never be any. */
function NoExams() {
  const { className } = useMe()
  return className === null ? (
    <EmptySheet title="You are not in a class yet">
      Exams are set for classes. Ask your school to put you in yours; your exams will then appear here.
    </EmptySheet>
  ) : (
    <EmptySheet title="No exams found">Exams set for your class will appear here.</EmptySheet>
  )
}

type MyExamListProps = {
  /** Which of them are shown and how they stand; `list` draws some. */
  children: (exams: readonly MyExam[], list: (exams: readonly MyExam[]) => ReactNode) => ReactNode
}

/** A student's own exams, the most urgent first. */
export function MyExamList({ children }: MyExamListProps) {
  const query = useQuery(orpc.exam.listMine.queryOptions({ refetchInterval: everyMs }))
  const list = (exams: readonly MyExam[]) => (
    <ul className={styles.list}>
      {exams.map((exam) => (
        <MyExamCard key={exam.id} exam={exam} readAtMs={query.dataUpdatedAt} onLookAgain={() => void query.refetch()} />
      ))}
    </ul>
  )
  return (
    <Loaded query={query} waiting="Loading exams...">
      {({ items }) => (
        <TryOut exams={items}>{items.length === 0 ? <NoExams /> : children(inOrderOfUrgency(items), list)}</TryOut>
      )}
    </Loaded>
  )
}
