import { lagosDate, lagosTime } from '@sabimark/domain/words/lagos-time.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Client } from '../platform/client.ts'
import { orpc } from '../platform/queries.ts'
import { Clashes } from './clashes.tsx'
import styles from './exam.module.css'
import { readyMadeTexts } from './ready-made-words.ts'

type Asked = Parameters<Client['exam']['checkClashes']>[0]

/** What decides beside its times whether an exam clashes. */
export type PlannedExam = Pick<Asked, 'subjectId' | 'classIds' | 'studentIds' | 'examType' | 'examId' | 'questionIds'>

type PlannedClashesProps = PlannedExam & Pick<Asked, 'title' | 'durationMinutes'> & { opensAt: Date; closesAt: Date }

/** Warns of what an exam would clash with, and of ready-made questions, before it is published or moved. Nothing waits for it, and nothing is refused for it. */
export function PlannedClashes({ opensAt, closesAt, ...planned }: PlannedClashesProps) {
  const input = {
    ...planned,
    scheduledDate: lagosDate(opensAt),
    scheduledTime: lagosTime(opensAt),
    closingDate: lagosDate(closesAt),
    closingTime: lagosTime(closesAt),
  }
  const { data } = useQuery(orpc.exam.checkClashes.queryOptions({ input }))
  return (
    <div aria-live="polite">
      {data && <Clashes clashes={data.clashes} />}
      {data?.practices.map(({ title, questionCount }) => (
        <Warning key={title}>{practiceText(title, questionCount)}</Warning>
      ))}
      {data &&
        readyMadeTexts(data.readyMade, planned.questionIds?.length ?? 0).map((text) => (
          <Warning key={text}>{text}</Warning>
        ))}
    </div>
  )
}

function Warning({ children }: { children: string }) {
  return (
    <p className={styles.warning}>
      <IconAlertTriangle size={20} aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}

/** Who practised has read what is right; from the moment this is published nobody does any more. */
function practiceText(title: string, count: number): string {
  const [questions, them] = count === 1 ? ['1 of these questions', 'it'] : [`${count} of these questions`, 'them']
  return `The practice “${title}” asks ${questions}. Students who checked ${them} there know the right answers. Once this exam is published, its answers cannot be checked until this exam is over.`
}
