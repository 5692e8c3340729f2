import { Button, Group } from '@mantine/core'
import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { useState } from 'react'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { readAgain } from '../../platform/queries.ts'
import { Card } from '../../platform/ui/card.tsx'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { useNeedsApproval } from '../approval/needs-approval.ts'
import styles from '../exam.module.css'
import { PublishChangesDialog } from '../manage/publish-changes-dialog.tsx'

type ChangesNoteProps = { exam: ExamDetail; onAct: () => void; onEdit: () => void }

/** Above an exam that was written anew, for who may publish that: what becomes of it. */
export function ChangesNote({ exam, onAct, onEdit }: ChangesNoteProps) {
  const [asked, setAsked] = useState<'publish' | 'discard' | null>(null)
  const needsApproval = useNeedsApproval()
  const discarding = useAct(client.exam.keepChanges, () => {
    setAsked(null)
    return readAgain()
  })
  const ask = (about: 'publish' | 'discard') => {
    onAct()
    discarding.forget()
    setAsked(about)
  }
  const hasBegun = exam.startedCount > 0
  const isTooLate = hasBegun || exam.isCodeShown === true
  return (
    <Card title="Changes not published">
      <p className={styles.hint}>
        {exam.isCodeShown === true
          ? 'Somebody has looked at the hall code, so candidates may have begun this exam without a network: its changes can no longer be given out, only discarded.'
          : hasBegun
            ? 'Somebody began this exam before its changes were published, so they can no longer be given out, only discarded. What you change of its questions in the bank can still be published for candidates who begin later.'
            : `Candidates get the exam as you see it below.${needsApproval ? ' At your school an administrator publishes the changes: ask one of them to look at this page.' : ''}`}
      </p>
      <Group gap="sm" mt="sm">
        {!isTooLate && !needsApproval && <Button onClick={() => ask('publish')}>Publish changes</Button>}
        {!isTooLate && (
          <Button variant="default" onClick={onEdit}>
            Continue editing
          </Button>
        )}
        <Button variant="default" onClick={() => ask('discard')}>
          Discard changes
        </Button>
      </Group>
      {asked === 'publish' && <PublishChangesDialog exam={exam} onClose={() => setAsked(null)} />}
      <ConfirmDialog
        isOpen={asked === 'discard'}
        title="Discard the changes?"
        confirmLabel="Discard changes"
        isDanger
        isWorking={discarding.isWorking}
        error={discarding.error}
        onConfirm={() => discarding.act({ examId: exam.id, changes: null })}
        onCancel={() => setAsked(null)}
      >
        “{exam.title}” stays as it is published. What was written anew is gone for good.
      </ConfirmDialog>
    </Card>
  )
}
