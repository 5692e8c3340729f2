import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { announce } from '../../platform/news/announcer.ts'
import type { ActQuestion } from '../../platform/record/use-record-acts.tsx'
import { FormDialog } from '../../platform/ui/form-dialog.tsx'

const shortest = 3

/** Asks what is wrong with a ready-made question, and tells the company. */
export function ReportDialog({ ids: [id = ''], onDone, onClose }: ActQuestion) {
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const isReason = reason.trim().length >= shortest
  const reporting = useAct(client.bank.reportQuestion, ({ isMailed }) => {
    announce(isMailed ? 'Thank you: the question was reported.' : notMailed)
    onDone()
    onClose()
  })
  return (
    <FormDialog
      isOpen
      title="Report this question"
      submitLabel="Report"
      error={reporting.error}
      isWorking={reporting.isWorking}
      isDirty={reason !== ''}
      onSubmit={(event) => {
        event?.preventDefault()
        setIsMissing(!isReason)
        if (isReason) reporting.act({ id, reason })
      }}
      onClose={onClose}
    >
      <p>
        We read every report, with the question as it is in your bank. If it is wrong, schools that have taken it are
        told. Your own copy stays as it is: edit or archive it.
      </p>
      <Textarea
        data-autofocus
        name="reason"
        label="What is wrong with it?"
        required
        autosize
        minRows={3}
        maxRows={8}
        maxLength={500}
        value={reason}
        error={isMissing && !isReason ? 'Say in a few words what is wrong.' : null}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </FormDialog>
  )
}

const notMailed = 'The report is in your school’s log. It could not be emailed: no address is known yet.'
