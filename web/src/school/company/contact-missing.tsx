import { useQuery } from '@tanstack/react-query'
import { orpc } from '../../platform/queries.ts'
import { TextLink } from '../../platform/ui/text-link.tsx'
import styles from '../home-line.module.css'

const asked = { email: 'email', phone: 'phone', whatsApp: 'WhatsApp' } as const
const list = new Intl.ListFormat('en', { type: 'disjunction' })

/** Until the company has said how it is reached, its public pages lead to nobody: whoever can mend it is told. */
export default function ContactMissing() {
  const { data } = useQuery(orpc.school.getSettings.queryOptions())
  // Nobody waits for it.
  if (!data) return null
  const missing = (Object.keys(asked) as (keyof typeof asked)[]).filter((name) => data.school[name] === '')
  if (missing.length === 0) return null
  return (
    <p className={styles.line} data-needs-act="true">
      <strong>Schools cannot reach you.</strong>
      <span>No public page shows your {list.format(missing.map((name) => asked[name]))}.</span>
      <TextLink to="/settings">Say it in Settings</TextLink>
    </p>
  )
}
