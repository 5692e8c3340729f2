import RecentExams from '../exam/list/recent-exams.tsx'
import { useMe } from '../platform/session.ts'
import { FirstSteps } from './first-steps.tsx'
import { NeedsToday, useNeeds } from './needs-today.tsx'
import { QuickActions } from './quick-actions.tsx'
import { RecentActivities } from './recent-activities.tsx'
import { SchoolFigures } from './school-figures.tsx'
import styles from './staff-home.module.css'
import { SubjectPerformance } from './subject-performance.tsx'
import { TopStudents } from './top-students.tsx'
import { useIsLed } from './use-is-led.ts'
import { useToMark } from './use-to-mark.ts'

/** So many rows are as high as the actions beside them. */
const fewestBeside = 3

/**
 * The dashboard of an administrator and of a teacher: what needs them first, then how it goes; a teacher's figures are narrowed by
 * the server. Each block asks for itself, so that one that fails leaves the others standing.
 */
export default function StaffHome() {
  const me = useMe()
  const isLed = useIsLed()
  const needs = useNeeds()
  // Few rows beside the actions would leave a hole: then these stand in a row below.
  const isShort = !isLed && (needs?.length ?? 0) < fewestBeside
  return (
    <div className={styles.home} data-short={isShort}>
      <div className={styles.needs}>
        <FirstSteps me={me} />
        {(!isLed || (needs && needs.length > 0)) && <NeedsToday needs={needs} />}
      </div>
      <div className={styles.quick}>
        <QuickActions isRow={isShort} />
      </div>
      <div className={styles.whole}>
        <SchoolFigures />
      </div>
      <div className={styles.pair}>
        <RecentExams toMark={useToMark()} />
        <TopStudents />
        <SubjectPerformance />
        <RecentActivities />
      </div>
    </div>
  )
}
