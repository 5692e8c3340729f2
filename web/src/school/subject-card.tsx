import { Facts, ListCard } from '../platform/ui/card-list.tsx'
import { type BadgeTone, StatusBadge } from '../platform/ui/status-badge.tsx'
import type { Subject } from './school-lists.ts'
import { SubjectBadge } from './subject-badge.tsx'
import styles from './subjects.module.css'

const tones: Record<Subject['difficulty'], BadgeTone> = { Easy: 'green', Medium: 'blue', Hard: 'amber' }

export function SubjectCard({ subject }: { subject: Subject }) {
  return (
    <ListCard
      title={
        <span className={styles.head}>
          <SubjectBadge code={subject.code} color={subject.color} />
          <span>
            {subject.name}
            <br />
            <span className={styles.code}>{subject.code}</span>
          </span>
        </span>
      }
    >
      {subject.description && <p className={styles.description}>{subject.description}</p>}
      <Facts
        items={[
          ['Duration', `${subject.durationMinutes} minutes`],
          [
            'Difficulty',
            <StatusBadge key="difficulty" tone={tones[subject.difficulty]}>
              {subject.difficulty}
            </StatusBadge>,
          ],
          [
            'Status',
            <StatusBadge key="status" tone={subject.status === 'active' ? 'green' : 'grey'}>
              {subject.status}
            </StatusBadge>,
          ],
        ]}
      />
    </ListCard>
  )
}
