import { Button } from '@mantine/core'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'

/** A school's first day, or a teacher without a class. */
export function NoStudents({ onAdd }: { onAdd: (() => void) | null }) {
  return onAdd ? (
    <EmptySheet title="No students found" action={<Button onClick={onAdd}>Add New Student</Button>}>
      Add the first one: a name, a student ID and a class are enough.
    </EmptySheet>
  ) : (
    <EmptySheet title="No students found">
      You see the students of the classes assigned to you. Either no class is assigned to you yet, or it has no
      students: please ask your administrator.
    </EmptySheet>
  )
}
