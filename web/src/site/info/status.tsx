import button from '../frame/button.module.css'
import { InfoPage } from './info-page.tsx'
import styles from './status.module.css'
import { Table } from './table.tsx'

const lines = [
  { says: 'server', label: 'Server' },
  { says: 'database', label: 'Database' },
  { says: 'took', label: 'Response time' },
  { says: 'at', label: 'Checked at' },
] as const

/** Filled by islands/status.ts from this server's own /health/ready. */
function LiveStatus() {
  return (
    <section className={styles.live} data-island="status" aria-label="This server now">
      <h2 className={styles.title} aria-live="polite">
        <span className={styles.light} aria-hidden="true" />
        <span data-says="title">This server now</span>
      </h2>
      <noscript>
        <p>
          Your browser does not run scripts, so this page cannot ask the server.{' '}
          <a href="/health/ready">Ask the server</a>: it answers "ready": true.
        </p>
      </noscript>
      <dl>
        {lines.map(({ says, label }) => (
          <div key={says}>
            <dt>{label}</dt>
            <dd data-says={says}>–</dd>
          </div>
        ))}
      </dl>
      <button type="button" className={button.secondary} hidden>
        Try again
      </button>
    </section>
  )
}

const sections = [
  {
    id: 'uptime',
    title: 'Uptime',
    body: (
      <>
        <p>Our target for the hosted service:</p>
        <Table
          caption="Target uptime"
          head={['Period', 'Uptime (our target)']}
          rows={[
            ['30 days', '99.9%'],
            ['90 days', '99.8%'],
            ['12 months', '99.7%'],
          ]}
        />
        <p>
          These are the company’s own figures. The figures above are not a target: they are what this server answered
          your browser just now.
        </p>
      </>
    ),
  },
  {
    id: 'meanwhile',
    title: 'While a server is down',
    body: (
      <p>
        Running exams continue. Each answer is kept on the device it was given on and is sent when the server is back;
        the candidate sees which is which. Starting an exam and signing in have to wait.
      </p>
    ),
  },
  {
    id: 'own',
    title: 'Your own server',
    body: (
      <p>
        For monitoring: <code>/health/live</code> (it runs) and <code>/health/ready</code> (its database answers too).
      </p>
    ),
  },
]

export function Status() {
  return (
    <InfoPage
      title="Status"
      lead="How this server is doing at this moment, and our uptime target over the year."
      top={<LiveStatus />}
      sections={sections}
    />
  )
}
