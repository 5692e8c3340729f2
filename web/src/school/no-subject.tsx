import { PageButton } from '../platform/navigation.tsx'
import { useMe } from '../platform/session.ts'
import { EmptySheet } from '../platform/ui/empty-sheet.tsx'

/** Where nothing can be written because there is no subject to write it in. `things`: "Questions". */
export function NoSubject({ things }: { things: string }) {
  const isTeacher = useMe().role === 'teacher'
  return (
    <EmptySheet
      title={isTeacher ? 'No subject is assigned to you yet' : 'No subjects yet'}
      action={!isTeacher && <PageButton to="/subjects">Add a subject</PageButton>}
    >
      {isTeacher
        ? `${things} belong to a subject. Please ask your administrator to assign yours.`
        : `${things} belong to a subject. Add the first one.`}
    </EmptySheet>
  )
}
