import { Button } from '@mantine/core'
import { IconUserQuestion } from '@tabler/icons-react'
import type { AlikeOne, ImportKind, RowChoice } from './kind.ts'
import styles from './who-it-is.module.css'

type WhoItIsProps = {
  kind: ImportKind
  /** At least one. */
  alike: readonly AlikeOne[]
  /** Undefined while nothing can be said. */
  onSay: ((person: NonNullable<RowChoice['person']>) => void) | undefined
}

/** Whether a row is somebody the school has, or a row above: what is known of each stands beside the question. */
export function WhoItIs({ kind, alike, onSay }: WhoItIsProps) {
  const { tellingApart = [], textOf, words } = kind
  const labels = new Map(kind.fields.map(({ id, label }) => [id, label]))
  const another = onSay && (
    <Button variant="default" onClick={() => onSay('another')}>
      Another {words.one}
    </Button>
  )
  return (
    <section className={styles.who} aria-label={`The same ${words.one}?`}>
      {alike.map(({ meant, question, values }) => (
        <div key={'id' in meant ? meant.id : meant.place} className={styles.one}>
          <p>
            <IconUserQuestion size={18} aria-hidden="true" />
            <span>{question}</span>
          </p>
          <dl>
            {tellingApart
              .filter((field) => (values[field] ?? '') !== '')
              .map((field) => [
                <dt key={`${field} label`}>{labels.get(field)}</dt>,
                <dd key={field}>{textOf(field, values[field] ?? '')}</dd>,
              ])}
          </dl>
          {onSay && (
            <div className={styles.acts}>
              <Button variant="default" onClick={() => onSay(meant)}>
                The same {words.one}
              </Button>
              {alike.length === 1 && another}
            </div>
          )}
        </div>
      ))}
      {alike.length > 1 && <div>{another}</div>}
    </section>
  )
}
