import type { WrittenChanges } from '@sabimark/contract/answers.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { focusField } from '../../platform/field-errors.ts'
import { announce } from '../../platform/news/announcer.ts'
import { orpc, readAgain } from '../../platform/queries.ts'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { FormDialog } from '../../platform/ui/form-dialog.tsx'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { TextLink } from '../../platform/ui/text-link.tsx'
import type { ActDialogProps } from '../act-dialog.ts'
import { useNeedsApproval } from '../approval/needs-approval.ts'
import { ReasonField, whatIsWrong } from '../time/reason-field.tsx'
import styles from './publish-changes.module.css'
import { TooLate, WhatChanges } from './what-changes.tsx'

type PublishChangesProps = Omit<ActDialogProps, 'isOfCard'> & { onPublished?: () => void }

/** Shows what the exam and the bank say otherwise by now, and gives it out to who has not begun. */
export function PublishChangesDialog({ exam, onPublished, onClose }: PublishChangesProps) {
  const query = useQuery({
    ...orpc.exam.readChanges.queryOptions({ input: { examId: exam.id } }),
    staleTime: 0,
    gcTime: 0,
  })
  const isUnapproved = useNeedsApproval()
  const title = isUnapproved ? `Changes of “${exam.title}”` : `Publish changes of “${exam.title}”?`
  const isSame = query.data?.questions.length === 0 && query.data.settings.length === 0
  if (!query.data || isSame) {
    return (
      <Dialog isOpen title={title} onClose={onClose}>
        <Loaded query={query} waiting="Comparing the exam with the bank...">
          {({ begunCount, isTooLate }) => (
            <>
              {isTooLate && <TooLate />}
              <p className={styles.said}>
                The bank says the same as this exam. To put a mistake right, change the question in the{' '}
                <TextLink to="/questions">Question Bank</TextLink>, then come back here.
                {begunCount === 0 && ' For other questions, marks and settings, edit the exam on its page.'}
              </p>
            </>
          )}
        </Loaded>
      </Dialog>
    )
  }
  if (isUnapproved) {
    return (
      <Dialog isOpen title={title} onClose={onClose}>
        <WhatChanges examId={exam.id} changes={query.data} />
        <p>At your school an administrator approves what is published. Ask one of them to publish these changes.</p>
      </Dialog>
    )
  }
  return (
    <Asked
      examId={exam.id}
      title={title}
      changes={query.data}
      lookAgain={query.refetch}
      onPublished={onPublished}
      onClose={onClose}
    />
  )
}

type AskedProps = {
  examId: string
  title: string
  changes: WrittenChanges
  lookAgain: () => unknown
  onPublished: (() => void) | undefined
  onClose: () => void
}

function Asked({ examId, title, changes, lookAgain, onPublished, onClose }: AskedProps) {
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const publishing = useAct(client.exam.publishChanges, ({ effects }) => {
    announce(`The changes are published. ${effects.at(-1) ?? ''}`)
    onClose()
    onPublished?.()
    return readAgain()
  })
  // Something was changed meanwhile, or somebody has begun: what is read now is what is published next.
  const isRefused = publishing.error !== null
  useEffect(() => {
    if (isRefused) void lookAgain()
  }, [isRefused, lookAgain])
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    const found = whatIsWrong(reason).reason
    setProblem(found)
    if (found !== undefined) return focusField('reason')
    publishing.act({ examId, seen: changes.seen, reason })
  }
  return (
    <FormDialog
      isOpen
      size="wide"
      title={title}
      submitLabel="Publish changes"
      isDirty={reason !== ''}
      isWorking={publishing.isWorking}
      error={publishing.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <WhatChanges examId={examId} changes={changes} />
      <ReasonField hiddenFrom="candidates" value={reason} error={problem} onChange={setReason} />
    </FormDialog>
  )
}
