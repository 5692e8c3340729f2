import { Button } from '@mantine/core'
import { PageButton } from '../../platform/navigation.tsx'
import { useMe } from '../../platform/session.ts'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'
import { hiddenText } from '../questions.ts'

type NoQuestionsProps = {
  onAdd: () => void
  /** Shows the archived, where there are no others. */
  onArchived?: () => void
}

/** A bank on its first day, or of which a teacher sees nothing yet, or one whose questions are all archived. */
export function NoQuestions({ onAdd, onArchived }: NoQuestionsProps) {
  const { role } = useMe()
  if (onArchived) {
    return (
      <EmptySheet title="No questions in use" action={<Button onClick={onArchived}>Show the archived</Button>}>
        Every question here is archived. Use some again, or add others.
      </EmptySheet>
    )
  }
  return (
    <EmptySheet
      title={role === 'teacher' ? 'No questions you can see yet' : 'No questions yet'}
      action={
        <>
          <Button onClick={onAdd}>Add Question</Button>
          <PageButton to="/questions/ready-made" variant="default">
            Take ready-made ones
          </PageButton>
        </>
      }
    >
      {role === 'teacher' && `${hiddenText} `}Write the first one. All types but essays are marked automatically.
    </EmptySheet>
  )
}
