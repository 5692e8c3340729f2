import { Button } from '@mantine/core'
import type { MadeReport } from '@sabimark/contract/answers.ts'
import { IconCertificate, IconSchool, IconTrophy } from '@tabler/icons-react'
import { useState } from 'react'
import { useMe } from '../../platform/session.ts'
import { CardsDialog } from './cards-dialog.tsx'
import { NarrowedDialog } from './narrowed-dialog.tsx'
import styles from './quick-actions.module.css'
import type { ReportChange, ReportChoice } from './report-choice.ts'

const actions = [
  { name: 'Student Report Cards', opens: 'report_cards', icon: IconCertificate },
  { name: 'Class Performance', opens: 'class_performance', icon: IconSchool },
  { name: 'Merit Lists', opens: 'merit_list', icon: IconTrophy },
] as const

type QuickActionsProps = {
  choice: ReportChoice
  /** Shows a report. */
  onShow: (change: ReportChange) => void
  onBegun: (made: MadeReport) => void
}

/**
 * What a school asks for most, each by a dialog that leads to the report or its file. Report cards have all subjects of a
 * student: teachers make none.
 */
export function QuickActions({ choice, onShow, onBegun }: QuickActionsProps) {
  const [opened, setOpened] = useState<(typeof actions)[number]['opens'] | null>(null)
  const isTeacher = useMe().role === 'teacher'
  const close = () => setOpened(null)
  return (
    <section className={styles.part} aria-labelledby="quick-actions">
      <h2 id="quick-actions" className={styles.title}>
        Quick Actions
      </h2>
      <div className={styles.actions}>
        {actions
          .filter(({ opens }) => !(isTeacher && opens === 'report_cards'))
          .map(({ name, opens, icon: Icon }) => (
            <Button
              key={opens}
              className={styles.action}
              variant="default"
              leftSection={<Icon size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => setOpened(opens)}
            >
              {name}
            </Button>
          ))}
      </div>
      {opened === 'report_cards' && (
        <CardsDialog
          choice={choice}
          onBegun={(made) => {
            onBegun(made)
            close()
          }}
          onClose={close}
        />
      )}
      {(opened === 'class_performance' || opened === 'merit_list') && (
        <NarrowedDialog
          type={opened}
          choice={choice}
          onShow={(change) => {
            onShow(change)
            close()
          }}
          onClose={close}
        />
      )}
    </section>
  )
}
