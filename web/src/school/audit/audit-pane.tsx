import type { AuditLine } from '@sabimark/contract/answers.ts'
import { IconLock } from '@tabler/icons-react'
import { ChangedValue } from '../../platform/ui/changed-value.tsx'
import { AboutLink } from './about-link.tsx'
import styles from './audit.module.css'
import { deedOf, whenOf } from './audit-list.ts'

/** One entry, whole: who did what, each value before and after, when and from where. */
export function AuditPane({ line }: { line: AuditLine }) {
  const { by, about, changes, device, address } = line
  return (
    <>
      <p className={styles.sentence}>
        <strong>{by.name}</strong> {deedOf(line)}
        {about && (
          <>
            {': '}
            <AboutLink line={line} />
          </>
        )}
        .
      </p>
      {changes.map((change) => (
        <Change key={change.label} {...change} />
      ))}
      <dl className={styles.facts}>
        <dt>When</dt>
        <dd>{whenOf(line)}</dd>
        {device && (
          <>
            <dt>Device</dt>
            <dd>{device}</dd>
          </>
        )}
        {address && (
          <>
            <dt>Network</dt>
            <dd>{address}</dd>
          </>
        )}
      </dl>
      <p className={styles.kept}>
        <IconLock size={16} aria-hidden="true" />
        Entries stay as they were written.
      </p>
    </>
  )
}

/** Of what is not shown here it says only that it changed. */
function Change({ label, before, after }: AuditLine['changes'][number]) {
  if (before === null) return <p className={styles.hidden}>{label} changed</p>
  return (
    <section className={styles.change} aria-label={label}>
      <h3>{label}</h3>
      <dl className={styles.facts}>
        <dt>Before</dt>
        <dd>
          <ChangedValue text={before} />
        </dd>
        <dt>After</dt>
        <dd>
          <ChangedValue text={after ?? ''} />
        </dd>
      </dl>
    </section>
  )
}
