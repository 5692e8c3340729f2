import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { orpc } from '../platform/queries.ts'
import { type PeoplePicked, PeoplePicker, peopleOffered } from '../platform/ui/people-picker.tsx'
import { studentText } from './student-text.ts'

/** Active students, found by name or student ID. */
export function StudentPicker(picked: PeoplePicked) {
  return (
    <PeoplePicker
      label="Students"
      name="students"
      find="Find students"
      description="By name or student ID."
      empty="No active student has this name or ID."
      usePeople={useActiveStudents}
      {...picked}
    />
  )
}

const useActiveStudents = (search: string | undefined) =>
  useQuery({
    ...orpc.people.listStudents.queryOptions({
      input: { size: peopleOffered, status: 'active', ...(search !== undefined && { search }) },
      select: ({ items }) => items.map(({ id, name, class: own }) => ({ id, name: studentText(name, own?.name) })),
    }),
    placeholderData: keepPreviousData,
  })
