import { Button } from '@mantine/core'
import { PageButton } from '../../platform/navigation.tsx'
import { useMe } from '../../platform/session.ts'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'
import { hiddenText } from '../questions.ts'

/** A bank on its first day, or of which a teacher sees nothing yet. */
export function NoQuestions({ onAdd }: { onAdd: () => void }) {
  const { role } = useMe()
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
