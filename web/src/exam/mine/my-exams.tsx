import { PageLink } from '../../platform/navigation.tsx'
import { MyExamList } from './my-exam-list.tsx'
import styles from './my-exams.module.css'

/** The student's home: what can be sat now comes first. */
export default function MyExams() {
  return (
    <section aria-labelledby="my-exams" className={styles.block}>
      <header className={styles.head}>
        <h2 id="my-exams">My Exams</h2>
        <PageLink to="/exams" className={styles.all}>
          View All
        </PageLink>
      </header>
      <MyExamList>{(exams, list) => list(exams.slice(0, 5))}</MyExamList>
    </section>
  )
}
