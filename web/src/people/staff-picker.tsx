import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { orpc } from '../platform/queries.ts'
import { type PeoplePicked, PeoplePicker, peopleOffered } from '../platform/ui/people-picker.tsx'

/** Active staff, administrators and teachers, found by name. */
export function StaffPicker(picked: PeoplePicked) {
  return (
    <PeoplePicker
      label="Staff"
      name="staffIds"
      find="Find staff"
      empty="None of the active staff has this name."
      usePeople={useActiveStaff}
      {...picked}
    />
  )
}

const useActiveStaff = (search: string | undefined) =>
  useQuery({
    ...orpc.people.listUsers.queryOptions({
      input: { size: peopleOffered, status: 'active', ...(search !== undefined && { search }) },
      select: ({ items }) => items.map(({ id, name }) => ({ id, name })),
    }),
    placeholderData: keepPreviousData,
  })
