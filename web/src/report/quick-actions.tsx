import { type CallName, mayCall } from '@sabimark/domain/people/permission.ts'
import { IconBook, IconChartBar, IconClipboardPlus, IconListDetails, IconUserPlus } from '@tabler/icons-react'
import { PageButton } from '../platform/navigation.tsx'
import type { Role } from '../platform/page.ts'
import { useMe } from '../platform/session.ts'
import { Card } from '../platform/ui/card.tsx'
import { AddButton } from './add-button.tsx'
import styles from './quick-actions.module.css'

/** In the specification's order. The reports screen is still to come; results hold the figures it will print. */
const actions = [
  { call: 'exam.create', to: '/exams/new', label: 'New Exam', icon: IconClipboardPlus },
  {
    call: 'bank.addQuestion',
    to: '/questions',
    label: 'Add Question',
    icon: IconListDetails,
    adds: true,
    only: 'teacher',
  },
  { call: 'people.addStudent', to: '/students', label: 'Add Student', icon: IconUserPlus, adds: true },
  { call: 'school.addSubject', to: '/subjects', label: 'New Subject', icon: IconBook, adds: true },
  { call: 'result.listForExam', to: '/results', label: 'View Reports', icon: IconChartBar },
] as const satisfies readonly { call: CallName; to: string; label: string; icon: unknown; adds?: true; only?: Role }[]

/** What a day at school begins with, one press away. */
export function QuickActions() {
  const me = useMe()
  return (
    <Card title="Quick Actions">
      <div className={styles.actions}>
        {actions
          .filter((action) => mayCall(me.role, action.call) && (!('only' in action) || action.only === me.role))
          .map((action) => (
            <Action key={action.to} action={action} />
          ))}
      </div>
    </Card>
  )
}

function Action({ action }: { action: (typeof actions)[number] }) {
  const { to, label, icon: Icon } = action
  const looks = { variant: 'default', leftSection: <Icon size={18} stroke={1.75} aria-hidden="true" /> }
  return 'adds' in action ? (
    <AddButton to={to} {...looks}>
      {label}
    </AddButton>
  ) : (
    <PageButton to={to} {...looks}>
      {label}
    </PageButton>
  )
}
