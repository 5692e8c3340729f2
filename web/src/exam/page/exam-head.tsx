import { useMediaQuery } from '@mantine/hooks'
import type { Exam } from '@sabimark/contract/answers.ts'
import type { ReactNode } from 'react'
import { PageLink } from '../../platform/navigation.tsx'
import { FootActs } from '../../platform/ui/foot-acts.tsx'
import { PageHeader } from '../../platform/ui/page-header.tsx'
import { StatusBadge } from '../../platform/ui/status-badge.tsx'
import { TypeBadge } from '../type-badge.tsx'
import { examLine, shortLine } from './exam-facts.ts'
import strip from './exam-strip.module.css'

/** A phone has the acts of an exam at its foot, and its facts in one short line. */
export const useIsPhone = () => useMediaQuery('(max-width: 899px)', false, { getInitialValueInEffect: false })

type ExamHeadProps = {
  exam: Exam
  /** Nothing but "…": that needs no foot of its own on a phone. */
  hasMenuAlone?: boolean
  children?: ReactNode
}

/** The head of an exam's page: what it is, of whom, and what can be done with it. */
export function ExamHead({ exam, hasMenuAlone = false, children }: ExamHeadProps) {
  const isPhone = useIsPhone()
  const toExams = (
    <PageLink to="/exams" className={strip.up}>
      Exams
    </PageLink>
  )
  return (
    <PageHeader
      title={exam.title}
      isName={!isPhone}
      crumb={!isPhone && toExams}
      badge={
        <span className={strip.badge}>
          <TypeBadge type={exam.examType} />
        </span>
      }
      actions={hasMenuAlone ? children : <FootActs>{children}</FootActs>}
      facts={
        <p className={strip.facts} data-beside={hasMenuAlone}>
          {exam.hasChanges && exam.startedCount === 0 && <StatusBadge tone="amber">changes not published</StatusBadge>}{' '}
          {isPhone && <>{toExams} · </>}
          {isPhone ? shortLine(exam) : examLine(exam)}
        </p>
      }
    />
  )
}
