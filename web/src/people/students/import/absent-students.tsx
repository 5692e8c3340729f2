import { counted } from '@sabimark/domain/words/plural.ts'
import { useQueries } from '@tanstack/react-query'
import type { ImportNotesProps } from '../../../platform/import/kind.ts'
import { RecordLink } from '../../../platform/navigation.tsx'
import { orpc } from '../../../platform/queries.ts'
import { useClasses } from '../../../school/school-lists.ts'
import { studentPage } from '../student-list.ts'
import styles from './absent-students.module.css'

/** As many as one page of a list holds: no class has more. */
const mostInClass = 500
/** Of more classes nobody looks at who is missing. */
const mostClasses = 40

/** Active students of the classes in the file who stand in none of its rows. Nothing happens to them. */
export default function AbsentStudents({ read, verdicts }: ImportNotesProps) {
  const named = [...new Set(read.rows.flatMap(({ values }) => values.className || []))].slice(0, mostClasses)
  const classes = (useClasses().data ?? []).filter(({ id }) => named.includes(id))
  const lists = useQueries({
    queries: classes.map(({ id: classId }) =>
      orpc.people.listStudents.queryOptions({ input: { classId, status: 'active' as const, size: mostInClass } }),
    ),
  })
  const inFile = new Set(
    verdicts.flatMap((one) => {
      if (one.verdict === 'changed' || one.verdict === 'same') return [one.id]
      if (one.verdict !== 'needs-you') return []
      return one.id ?? (one.alike ?? []).flatMap(({ meant }) => ('id' in meant ? meant.id : []))
    }),
  )
  for (const { id } of read.rows) if (id !== null) inFile.add(id)
  const absent = classes
    .map(({ id, name }, at) => ({
      ...{ id, name },
      students: (lists[at]?.data?.items ?? []).filter((one) => !inFile.has(one.id)),
    }))
    .filter(({ students }) => students.length > 0)
  const count = absent.reduce((sum, { students }) => sum + students.length, 0)
  if (count === 0) return null
  const [only] = absent.length === 1 ? absent : []
  return (
    <details className={styles.absent}>
      <summary>
        {counted(count, 'active student')} of {only ? only.name : counted(absent.length, 'class')}{' '}
        {count === 1 ? 'is' : 'are'} not in this file. Nothing changes for them.{' '}
        <span className={styles.show}>Show names</span>
      </summary>
      {absent.map(({ id, name, students }) => (
        <section key={id} aria-label={name}>
          <h3>
            {name}: {students.length.toLocaleString('en-NG')}
          </h3>
          <ul>
            {students.map((one) => (
              <li key={one.id}>
                <RecordLink {...studentPage(one)}>{one.name}</RecordLink> · {one.studentNumber}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  )
}
