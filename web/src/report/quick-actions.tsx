import { type CallName, mayCall } from '@sabimark/contract/permission.ts'
import {
  IconBook,
  IconCalendar,
  IconClipboardPlus,
  IconListDetails,
  IconPencilCheck,
  IconReportAnalytics,
  IconUserPlus,
} from '@tabler/icons-react'
import { newExam } from '../exam/new-exam.ts'
import { PageLink } from '../platform/navigation.tsx'
import type { PageAddress, PageIcon, Role } from '../platform/page.ts'
import { useMe } from '../platform/session.ts'
import rows from '../platform/ui/row-card.module.css'
import { RowCard } from '../platform/ui/row-card.tsx'
import { useAdd } from './add-button.tsx'
import styles from './quick-actions.module.css'

type Action = { call: CallName; page: PageAddress; label: string; icon: PageIcon; adds?: true; only?: Role }

/** In the specification's order. */
const actions: readonly Action[] = [
  { call: 'exam.create', page: newExam, label: 'New Exam', icon: IconClipboardPlus },
  {
    call: 'bank.addQuestion',
    page: { to: '/questions' },
    label: 'Add Question',
    icon: IconListDetails,
    adds: true,
    only: 'teacher',
  },
  { call: 'people.addStudent', page: { to: '/students' }, label: 'Add Student', icon: IconUserPlus, adds: true },
  { call: 'school.addSubject', page: { to: '/subjects' }, label: 'New Subject', icon: IconBook, adds: true },
  { call: 'marking.listToMark', page: { to: '/marking' }, label: 'Marking', icon: IconPencilCheck, only: 'teacher' },
  { call: 'exam.timetable', page: { to: '/exams/timetable' }, label: 'Timetable', icon: IconCalendar, only: 'teacher' },
  { call: 'report.preview', page: { to: '/reports' }, label: 'View Reports', icon: IconReportAnalytics },
]

/** What a day at school begins with, one press away; in a row where nothing stands beside them. */
export function QuickActions({ isRow }: { isRow: boolean }) {
  const me = useMe()
  return (
    <RowCard title="Quick Actions" isFramed>
      <ul className={`${rows.list} ${styles.actions}`} data-row={isRow}>
        {actions
          .filter((action) => mayCall(me.role, action.call) && (action.only ?? me.role) === me.role)
          .map((action) => (
            <li key={action.label}>
              <ActionLink action={action} />
            </li>
          ))}
      </ul>
    </RowCard>
  )
}

function ActionLink({ action: { page, label, icon: Icon, adds } }: { action: Action }) {
  const add = useAdd(page)
  const looks = (
    <>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      {label}
    </>
  )
  return adds ? (
    <button type="button" className={styles.action} onClick={add}>
      {looks}
    </button>
  ) : (
    <PageLink {...page} className={styles.action}>
      {looks}
    </PageLink>
  )
}
