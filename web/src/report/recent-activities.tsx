import type { ActivityLine } from '@sabimark/contract/answers.ts'
import { formatLagos } from '@sabimark/domain/words/lagos-time.ts'
import {
  IconArrowBackUp,
  IconBook,
  IconCalendarPlus,
  IconCalendarTime,
  IconCalendarX,
  IconDoorEnter,
  IconDoorExit,
  IconEye,
  IconFileImport,
  IconFilePencil,
  IconKey,
  IconListDetails,
  IconSend,
  IconUserPlus,
  IconUsersGroup,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { PageLink } from '../platform/navigation.tsx'
import { Loaded } from '../platform/ui/loaded.tsx'
import rows from '../platform/ui/row-card.module.css'
import { RowCard } from '../platform/ui/row-card.tsx'
import { activityWords, agoText } from './activity-words.ts'
import styles from './recent-activities.module.css'
import { activityQuery } from './reports.ts'

const icons: Record<ActivityLine['kind'], ComponentType<{ size?: number; stroke?: number }>> = {
  exam_published: IconSend,
  exam_started: IconDoorEnter,
  exam_moved: IconCalendarTime,
  exam_withdrawn: IconArrowBackUp,
  exam_changed: IconFilePencil,
  exam_opened: IconDoorEnter,
  exam_closed: IconDoorExit,
  results_released: IconEye,
  key_corrected: IconKey,
  student_added: IconUserPlus,
  teacher_added: IconUserPlus,
  subject_added: IconBook,
  class_added: IconUsersGroup,
  question_added: IconListDetails,
  students_imported: IconFileImport,
  questions_imported: IconFileImport,
  questions_taken: IconListDetails,
  year_begun: IconCalendarPlus,
  year_undone: IconCalendarX,
}

/** Recent activities, with who did it and when. */
export function RecentActivities() {
  const query = useQuery(activityQuery)
  return (
    <RowCard title="Recent Activities">
      <Loaded query={query} waiting="Loading activities...">
        {({ items }) =>
          items.length > 0 ? (
            <ul className={rows.list}>
              {items.map((line) => (
                <Line key={`${line.kind}${line.at}${line.name}`} line={line} />
              ))}
            </ul>
          ) : (
            <p className={rows.hint}>Nothing yet. What you and your colleagues do will appear here.</p>
          )
        }
      </Loaded>
    </RowCard>
  )
}

function Line({ line }: { line: ActivityLine }) {
  const { before, name, after } = activityWords(line)
  const Icon = icons[line.kind]
  return (
    <li className={styles.row}>
      <span className={styles.icon} aria-hidden="true">
        <Icon size={18} stroke={1.75} />
      </span>
      <span className={styles.words} title={`${before}${name}${after}`}>
        {before}
        {line.examId ? (
          <PageLink to="/results/exam/$examId" params={{ examId: line.examId }}>
            {name}
          </PageLink>
        ) : (
          <strong>{name}</strong>
        )}
        {after}
      </span>
      <time className={rows.soft} dateTime={line.at} title={formatLagos(new Date(line.at))}>
        {agoText(line)}
      </time>
    </li>
  )
}
