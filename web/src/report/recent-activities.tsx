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
import { Card } from '../platform/ui/card.tsx'
import { Loaded } from '../platform/ui/loaded.tsx'
import { TextLink } from '../platform/ui/text-link.tsx'
import { activityWords, agoText } from './activity-words.ts'
import { activityQuery } from './reports.ts'
import styles from './staff-home.module.css'

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
    <Card title="Recent Activities">
      <Loaded query={query} waiting="Loading activities...">
        {({ items }) =>
          items.length > 0 ? (
            <ul className={styles.list}>
              {items.map((line) => (
                <Line key={`${line.kind}${line.at}${line.name}`} line={line} />
              ))}
            </ul>
          ) : (
            <p className={styles.hint}>Nothing yet. What you and your colleagues do will appear here.</p>
          )
        }
      </Loaded>
    </Card>
  )
}

function Line({ line }: { line: ActivityLine }) {
  const { before, name, after } = activityWords(line)
  const Icon = icons[line.kind]
  return (
    <li className={styles.row}>
      <span className={styles.icon} aria-hidden="true">
        <Icon size={20} stroke={1.75} />
      </span>
      <span className={styles.words}>
        {before}
        {line.examId ? (
          <TextLink to="/results/exam/$examId" params={{ examId: line.examId }}>
            {name}
          </TextLink>
        ) : (
          <strong>{name}</strong>
        )}
        {after}
        <time className={styles.under} dateTime={line.at} title={formatLagos(new Date(line.at))}>
          {agoText(line)}
        </time>
      </span>
    </li>
  )
}
