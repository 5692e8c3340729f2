import RecentExams from '../exam/recent-exams.tsx'
import { useMe } from '../platform/session.ts'
import { FirstSteps } from './first-steps.tsx'
import { QuickActions } from './quick-actions.tsx'
import { RecentActivities } from './recent-activities.tsx'
import { SchoolFigures } from './school-figures.tsx'
import styles from './staff-home.module.css'
import { SubjectPerformance } from './subject-performance.tsx'
import { TopStudents } from './top-students.tsx'
import { WaitingList } from './waiting-list.tsx'

/**
 * The dashboard of an administrator and of a teacher, in the specification's order; a teacher's figures are narrowed by
 * the server. Each block asks for itself, so that one that fails leaves the others standing.
 */
export default function StaffHome() {
  const me = useMe()
  return (
    <div className={styles.home}>
      <FirstSteps me={me} />
      <SchoolFigures />
      <WaitingList />
      <div className={styles.pair}>
        <RecentExams />
        <TopStudents />
        <SubjectPerformance />
        <RecentActivities />
      </div>
      <QuickActions />
    </div>
  )
}
