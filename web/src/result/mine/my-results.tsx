import { PageLink } from '../../platform/navigation.tsx'
import styles from '../result.module.css'
import { MyResultList } from './my-result-list.tsx'

/** The latest results on the student's home. */
export default function MyResults() {
  return (
    <section aria-labelledby="my-results" className={styles.block}>
      <header>
        <h2 id="my-results">My Results</h2>
        <PageLink to="/results" className={styles.all}>
          View All
        </PageLink>
      </header>
      <MyResultList limit={5} headingLevel={3} />
    </section>
  )
}
