import { type DemoAccount, demoAccounts } from '@sabimark/domain/people/demo-accounts.ts'
import { useEffect, useRef } from 'react'
import styles from './demo-panel.module.css'

const labels = { school_admin: 'School Admin', teacher: 'Teacher', student: 'Student' } as const

const offered = demoAccounts.flatMap((account) =>
  account.role === 'super_admin' ? [] : [{ account, label: labels[account.role] }],
)

/** Sample accounts to look around with; choosing one fills the form in. */
export function DemoPanel({ onChoose, isWorking }: { onChoose: (account: DemoAccount) => void; isWorking: boolean }) {
  const panel = useRef<HTMLElement>(null)
  // It was not there yet as the browser looked for what the address names.
  useEffect(() => {
    if (window.location.hash === '#demo-access') panel.current?.scrollIntoView()
  }, [])
  return (
    <section ref={panel} className={styles.panel} aria-labelledby="demo-access">
      <h2 id="demo-access">Demo access</h2>
      <p>Look around with sample data. Nothing is saved, and nothing leaves this device.</p>
      <ul>
        {offered.map(({ account, label }) => (
          <li key={account.role}>
            <button type="button" disabled={isWorking} onClick={() => onChoose(account)}>
              <strong>{label}</strong>
              <span>{account.email}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
