import note from '../platform/ui/note.module.css'

/** Says why somebody is on the dashboard who asked for an address below it that leads nowhere. */
export default function NoPageNote() {
  return (
    <div className={note.note} data-tone="amber" role="status">
      <div>There is no page at that address, so this is your dashboard.</div>
    </div>
  )
}
