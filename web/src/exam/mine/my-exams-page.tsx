import type { MyExam } from '@sabimark/contract/answers.ts'
import { PageHeader } from '../../platform/ui/page-header.tsx'
import { Sections } from '../../platform/ui/sections.tsx'
import { FoldedExams } from './folded-exams.tsx'
import { MyExamList } from './my-exam-list.tsx'
import styles from './my-exams.module.css'

/** A student's own exams: what can be sat now, what comes, and what is over. */
export default function MyExamsPage() {
  return (
    <Sections>
      <PageHeader title="My Exams">Dates and times are Lagos time.</PageHeader>
      <MyExamList>
        {(exams, list) =>
          groups.map(({ title, states, folded }) => {
            const own = exams.filter(({ state }) => states.includes(state))
            if (own.length === 0) return null
            return (
              <section key={title} className={styles.block} aria-label={title}>
                <header className={styles.head}>
                  <h2>{title}</h2>
                </header>
                {folded ? <FoldedExams exams={own} noun={folded} list={list} /> : list(own)}
              </section>
            )
          })
        }
      </MyExamList>
    </Sections>
  )
}

type Group = { title: string; states: readonly MyExam['state'][]; folded?: string }

const groups: readonly Group[] = [
  { title: 'Now', states: ['in_progress', 'ready'] },
  { title: 'Coming up', states: ['not_open'], folded: 'later exam' },
  { title: 'Done', states: ['submitted', 'closed'], folded: 'earlier exam' },
]
