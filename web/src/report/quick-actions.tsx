import { type CallName, mayCall } from '@sabimark/domain/people/permission.ts'
import { IconBook, IconClipboardPlus, IconListDetails, IconUserPlus } from '@tabler/icons-react'
import { PageButton } from '../platform/navigation.tsx'
import { useMe } from '../platform/session.ts'
import { Card } from '../platform/ui/card.tsx'
import styles from './quick-actions.module.css'

const actions = [
  { call: 'exam.create', to: '/exams/new', label: 'New Exam', icon: IconClipboardPlus },
  { call: 'bank.addQuestion', to: '/questions', label: 'Add Question', icon: IconListDetails },
  { call: 'people.addStudent', to: '/students', label: 'Add Student', icon: IconUserPlus },
  { call: 'school.addSubject', to: '/subjects', label: 'New Subject', icon: IconBook },
] as const satisfies readonly { call: CallName; to: string; label: string; icon: unknown }[]

/** What a day at school begins with, one press away. */
export default function QuickActions() {
  const me = useMe()
  return (
    <Card title="Quick Actions">
      <div className={styles.actions}>
        {actions
          .filter(({ call }) => mayCall(me.role, call))
          .map(({ to, label, icon: Icon }) => (
            <PageButton
              key={to}
              to={to}
              variant="default"
              leftSection={<Icon size={18} stroke={1.75} aria-hidden="true" />}
            >
              {label}
            </PageButton>
          ))}
      </div>
    </Card>
  )
}
