import type { Subject } from '@sabimark/contract/answers.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { RowMenu } from '../../platform/list/row-menu.tsx'
import { RecordLink } from '../../platform/navigation.tsx'
import { ListCard } from '../../platform/ui/card-list.tsx'
import type { MenuItem } from '../../platform/ui/menu.tsx'
import { type BadgeTone, StatusBadge } from '../../platform/ui/status-badge.tsx'
import { SubjectBadge } from './subject-badge.tsx'
import { subjectPage } from './subject-list.ts'
import styles from './subjects.module.css'

const tones: Record<Subject['difficulty'], BadgeTone> = { Easy: 'green', Medium: 'blue', Hard: 'amber' }

type SubjectCardProps = { subject: Subject; menu: (() => readonly MenuItem[]) | null }

/**
 * A subject as the specification shows it: colour and code, description, questions and duration, its badges. On a phone it is
 * a row of three lines: sixty cards would take a dozen screens.
 */
export function SubjectCard({ subject, menu }: SubjectCardProps) {
  const { name, code, color, description, questionsCount, durationMinutes, difficulty, status } = subject
  const badges = (
    <>
      <StatusBadge tone={tones[difficulty]}>{difficulty}</StatusBadge>{' '}
      <StatusBadge tone={status === 'active' ? 'green' : 'grey'}>{status}</StatusBadge>
    </>
  )
  return (
    <ListCard>
      <div className={styles.head}>
        <SubjectBadge code={code} color={color} />
        <div className={styles.title}>
          <div className={styles.names}>
            <h2>{menu ? <RecordLink {...subjectPage(subject)}>{name}</RecordLink> : name}</h2>
            <p>
              {code}
              <span className={styles.onCard}> · {counted(durationMinutes, 'minute')}</span>
            </p>
          </div>
          <p className={styles.inRow}>
            {badges} {counted(questionsCount, 'question')}
          </p>
        </div>
        {menu && <RowMenu name={name} items={menu} />}
      </div>
      <p className={styles.description} data-empty={description === ''}>
        <span className={styles.duration}>
          {durationMinutes} min{description && ' · '}
        </span>
        {description}
      </p>
      <p className={styles.facts}>
        <span>{counted(questionsCount, 'question')}</span>
        {badges}
      </p>
    </ListCard>
  )
}
