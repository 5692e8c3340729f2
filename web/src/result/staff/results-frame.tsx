import { useMediaQuery } from '@mantine/hooks'
import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { isSuspect } from '@sabimark/domain/result/statistics/plain-words.ts'
import { lagosDay } from '@sabimark/domain/words/lagos-time.ts'
import {
  IconChartBar,
  IconChevronRight,
  IconClipboardList,
  IconDots,
  IconPencilCheck,
  IconPrinter,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { unknownExam } from '../../exam/exams.ts'
import { whoText } from '../../exam/named-students.ts'
import { correctionsQuery } from '../../marking/corrections/corrections.ts'
import buttons from '../../platform/list/list-buttons.module.css'
import { PageLink, useGoTo } from '../../platform/navigation.tsx'
import { orpc } from '../../platform/queries.ts'
import { useTabTitle } from '../../platform/tab-title.ts'
import { useIsTitleInBar } from '../../platform/ui/is-title-in-bar.ts'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { Menu, type MenuItem } from '../../platform/ui/menu.tsx'
import { menuIcon } from '../../platform/ui/menu-icon.ts'
import { PageHeader } from '../../platform/ui/page-header.tsx'
import { Sections } from '../../platform/ui/sections.tsx'
import { type PageTab, PageTabs, TabCount } from '../../platform/ui/tabs.tsx'
import { OfOneSchool } from '../../school/of-one-school.tsx'
import { useResultsHead } from './exam-results.ts'
import styles from './results-frame.module.css'
import { ReleaseResults } from './staff-release.tsx'
import { statisticsQuery } from './statistics-query.ts'

type View = '/results/exam/$examId' | '/results/exam/$examId/questions' | '/results/exam/$examId/corrections'

/** The exam a page of results is of, once it has come. */
export function OfExamResults({ examId, children }: { examId: string; children: (exam: ExamDetail) => ReactNode }) {
  const exam = useQuery(orpc.exam.get.queryOptions({ input: { examId } }))
  return (
    <OfOneSchool things="results">
      <Loaded query={exam} waiting="Loading results..." title="Results & Analytics" unknown={unknownExam}>
        {children}
      </Loaded>
    </OfOneSchool>
  )
}

type ResultsFrameProps = {
  exam: ExamDetail
  view: View
  /** Quiet ones of this view. */
  actions?: ReactNode
  /** Behind "…", above the ways to other pages. */
  acts?: readonly MenuItem[]
  /** What this view shows has come: then the counts of the others are asked for. */
  isHere: boolean
  children: ReactNode
}

/** What the three views of an exam's results have in common: whose they are, what is done with them, and the views. */
export function ResultsFrame({ exam, view, actions, acts = [], isHere, children }: ResultsFrameProps) {
  useTabTitle(exam.title)
  const head = useResultsHead(exam.id)
  const isPhone = useMediaQuery('(max-width: 899px)', false, { getInitialValueInEffect: false })
  const isInBar = useIsTitleInBar()
  const mayPrint = exam.seesQuestions && typeof head?.figures.averageScore === 'number'
  const papers = { to: '/results/exam/$examId/papers', params: { examId: exam.id } } as const
  return (
    <Sections>
      <PageHeader
        title={exam.title}
        isName={!isInBar}
        crumb={<Crumb exam={exam} />}
        actions={
          <>
            {actions}
            {mayPrint && !isPhone && (
              <PageLink {...papers} className={buttons.button}>
                <IconPrinter size={18} aria-hidden="true" />
                Print all papers
              </PageLink>
            )}
            <More
              exam={exam}
              acts={acts}
              mayPrint={mayPrint && isPhone}
              hasPapers={(head?.figures.handedIn ?? 0) > 0}
            />
            {/* The head stays as the list has left it; what is released is so for good. */}
            <ReleaseResults
              exam={exam}
              isReleased={exam.isReleased || head?.isReleased === true}
              figures={head?.figures}
            />
          </>
        }
      />
      <Views exam={exam} view={view} isHere={isHere} />
      {children}
    </Sections>
  )
}

/** Where it belongs; the day stands here, so that no row has to say it. */
function Crumb({ exam }: { exam: ExamDetail }) {
  return (
    <>
      <PageLink to="/results" className={styles.up}>
        Results
      </PageLink>
      <IconChevronRight size={14} aria-hidden="true" className={styles.way} />
      {[exam.subject, whoText(exam), lagosDay(new Date(exam.opensAt))].filter(Boolean).join(' · ')}
    </>
  )
}

function Views({ exam, view, isHere }: Pick<ResultsFrameProps, 'exam' | 'view' | 'isHere'>) {
  const enabled = isHere && exam.seesQuestions && exam.status !== 'draft'
  const { data: statistics } = useQuery({ ...statisticsQuery(exam.id), enabled, retry: false })
  const { data: corrections } = useQuery({ ...correctionsQuery(exam.id), enabled })
  const toCheck = statistics?.copy?.questions.filter(isSuspect).length ?? 0
  const made = corrections?.items.filter(({ isOpen }) => isOpen).length ?? 0
  const params = { examId: exam.id }
  const tabs: PageTab[] = [
    {
      title: 'Candidates',
      mark: <TabCount count={exam.studentsRegistered} />,
      page: { to: '/results/exam/$examId', params },
    },
    {
      title: 'Questions',
      mark: toCheck > 0 ? <TabCount count={toCheck} waitingTo="check" /> : <TabCount count={exam.questionCount} />,
      page: { to: '/results/exam/$examId/questions', params },
    },
    {
      title: 'Corrections',
      mark: made > 0 && <TabCount count={made} />,
      page: { to: '/results/exam/$examId/corrections', params },
    },
  ]
  return <PageTabs label="Results of this exam" tabs={tabs} current={view} />
}

type MoreProps = { exam: ExamDetail; acts: readonly MenuItem[]; mayPrint: boolean; hasPapers: boolean }

/** Where else one goes from here; what is done with the results stands beside it. */
function More({ exam, acts, mayPrint, hasPapers }: MoreProps) {
  const goTo = useGoTo()
  const params = { examId: exam.id }
  const { data: toMark } = useQuery(
    orpc.marking.listToMark.queryOptions({ input: { examId: exam.id }, enabled: hasPapers }),
  )
  const items = (): MenuItem[] => [
    ...acts,
    ...(toMark && toMark.items.length > 0
      ? [
          {
            label: 'Answers',
            icon: <IconPencilCheck {...menuIcon} />,
            onClick: () => goTo({ to: '/marking/$examId', params }),
          },
        ]
      : []),
    {
      label: 'Exam details',
      icon: <IconClipboardList {...menuIcon} />,
      onClick: () => goTo({ to: '/exams/$examId', params }),
    },
    ...(mayPrint
      ? [
          {
            label: 'Print all papers',
            icon: <IconPrinter {...menuIcon} />,
            onClick: () => goTo({ to: '/results/exam/$examId/papers', params }),
          },
        ]
      : []),
    { label: 'All results', icon: <IconChartBar {...menuIcon} />, onClick: () => goTo({ to: '/results' }) },
  ]
  return (
    <Menu label="More" items={items} className={`${buttons.button} ${styles.more}`}>
      <IconDots size={18} aria-hidden="true" />
    </Menu>
  )
}
