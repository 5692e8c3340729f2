import { IconLock } from '@tabler/icons-react'
import { noAccess, useCarried } from '../platform/navigation.tsx'
import { useMe } from '../platform/session.ts'
import note from '../platform/ui/note.module.css'

/** Says why somebody is on the dashboard who asked for another page: the address of a page of other roles leads here. */
export default function NoAccessNote() {
  const me = useMe()
  if (useCarried() !== noAccess) return null
  return (
    <div className={note.note} data-tone="amber" role="status">
      <IconLock size={20} aria-hidden="true" />
      <div>
        You do not have access to that page, so this is your dashboard.
        {me.role === 'teacher' && ' If you need it, ask an administrator of your school.'}
      </div>
    </div>
  )
}
