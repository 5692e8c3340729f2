import { Button } from '@mantine/core'
import { IconArrowsMaximize } from '@tabler/icons-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useGoTo } from '../../platform/navigation.tsx'
import { useMe } from '../../platform/session.ts'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import type { QuestionForm } from '../question-draft.ts'
import { keepQuestion, keptQuestion, newQuestionId } from './kept-question.ts'

type OpenFullEditorProps = {
  /** Null for a new one. */
  editedId: string | null
  values: QuestionForm
  revision: number
  /** Something was written that the full editor has to begin with. */
  isWritten: boolean
  /** The dialog goes, and asks nothing. */
  onLeave: () => void
}

/** From the dialog to the page with room for long work, with everything that was written. */
export function OpenFullEditor({ editedId, values, revision, isWritten, onLeave }: OpenFullEditorProps) {
  const me = useMe()
  const goTo = useGoTo()
  const [questionId] = useState(() => editedId ?? newQuestionId())
  const [isAsking, setIsAsking] = useState(false)
  const [isLost, setIsLost] = useState(false)
  const go = () => {
    if (isWritten && !keepQuestion(me, { questionId, form: values, revision, keptAt: Date.now() })) {
      setIsAsking(false)
      setIsLost(true)
      return
    }
    flushSync(onLeave)
    goTo({ to: '/questions/$questionId', params: { questionId } })
  }
  const open = () => {
    if (isWritten && keptQuestion(me, questionId)) setIsAsking(true)
    else go()
  }
  return (
    <>
      <div>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconArrowsMaximize size={16} aria-hidden="true" />}
          onClick={open}
        >
          Open full editor
        </Button>
      </div>
      {isLost && (
        <RefusalNote>
          This computer cannot keep what you wrote, so the full editor would lose it. Save the question here.
        </RefusalNote>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title="Replace your unsaved version?"
        confirmLabel="Replace it"
        isDanger
        onConfirm={go}
        onCancel={() => setIsAsking(false)}
      >
        You have changed this question in the full editor, and not saved it yet. Those changes would be lost.
      </ConfirmDialog>
    </>
  )
}
