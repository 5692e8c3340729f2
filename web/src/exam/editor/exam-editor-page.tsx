import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useGoTo, usePageParams } from '../../platform/navigation.tsx'
import { orpc } from '../../platform/queries.ts'
import { GoodNote } from '../../platform/ui/good-note.tsx'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { PageHeader } from '../../platform/ui/page-header.tsx'
import { Sections } from '../../platform/ui/sections.tsx'
import { NoSubject } from '../../school/no-subject.tsx'
import { OfOneSchool } from '../../school/of-one-school.tsx'
import { type Subject, useSubjects } from '../../school/school-lists.ts'
import { ExamSheet } from '../exam-sheet.tsx'
import { type ExamDetail, unknownExam } from '../exams.ts'
import { type ExamForm, emptyExam, examFormOf } from './exam-draft.ts'
import { ExamEditor } from './exam-editor.tsx'

/** `/exams/new` and `/exams/{id}`: a draft is written here; a published exam, or a colleague's, is read. */
export default function ExamEditorPage() {
  return (
    <OfOneSchool things="exams">
      <ExamPage />
    </OfOneSchool>
  )
}

/**
 * A new exam gets its address when it is first kept, and its form must not begin again then: `openedAs` is what the
 * page was opened as, `keptAs` the id this very form was given.
 */
function ExamPage() {
  const { examId } = usePageParams('/exams/$examId')
  const goTo = useGoTo()
  const [openedAs, setOpenedAs] = useState(examId)
  const [keptAs, setKeptAs] = useState<string | null>(null)
  const [published, setPublished] = useState<string | null>(null)
  const reopen = () => {
    setOpenedAs(examId)
    setKeptAs(null)
    setPublished(null)
  }
  if (examId !== openedAs && examId !== keptAs) reopen()
  const onKept = (id: string) => {
    setKeptAs(id)
    if (id !== examId) {
      goTo({ to: '/exams/$examId', params: { examId: id } }, { replace: true, resetScroll: false })
    }
  }
  const onPublished = (id: string, note: string) => {
    setPublished(note)
    setOpenedAs(id)
  }
  return (
    <Sections>
      {published && <GoodNote>{published}</GoodNote>}
      {openedAs === 'new' ? (
        <Writing key="new" examId={null} initial={null} known={[]} onKept={onKept} onPublished={onPublished} />
      ) : (
        <KeptExam
          key={openedAs}
          examId={openedAs}
          onKept={onKept}
          onPublished={onPublished}
          onActed={() => setPublished(null)}
        />
      )}
    </Sections>
  )
}

/** What the questions ask that are chosen already. */
type Known = { known: ExamDetail['questionItems'] }
type Kept = { onKept: (id: string) => void; onPublished: (id: string, note: string) => void }

/** `onActed`: what was said of an earlier act is no news any more. */
function KeptExam({ examId, onActed, ...kept }: Kept & { examId: string; onActed: () => void }) {
  const query = useQuery(
    orpc.exam.get.queryOptions({ input: { examId }, refetchOnMount: 'always', refetchOnWindowFocus: false }),
  )
  // A form must begin with what is stored now, not with what was looked at before.
  const fresh = { ...query, data: query.isFetchedAfterMount ? query.data : undefined }
  return (
    <Loaded query={fresh} waiting="Loading exam..." title="Exam" unknown={unknownExam}>
      {(exam) =>
        exam.status === 'draft' && exam.seesQuestions ? (
          <Writing examId={examId} initial={examFormOf(exam.draft)} known={exam.questionItems} {...kept} />
        ) : (
          <ExamSheet exam={exam} onActed={onActed} />
        )
      }
    </Loaded>
  )
}

type WritingProps = Kept & Known & { examId: string | null; initial: ExamForm | null }

function Writing({ initial, ...rest }: WritingProps) {
  const subjects = useSubjects()
  return (
    <Loaded query={subjects} waiting="Loading exam..." title="Exam">
      {(items) =>
        offered(items, initial).length > 0 ? (
          <Begun subjects={offered(items, initial)} initial={initial} {...rest} />
        ) : (
          <>
            <PageHeader title="Create New Exam" />
            <NoSubject things="Exams" />
          </>
        )
      }
    </Loaded>
  )
}

/** Subjects in use, and the one a draft was begun in. */
function offered(subjects: Subject[], initial: ExamForm | null): Subject[] {
  return subjects.filter(({ id, status }) => status === 'active' || id === initial?.subject)
}

type BegunProps = Kept & Known & { subjects: Subject[]; examId: string | null; initial: ExamForm | null }

/** The form begins once, when the subjects are known. */
function Begun({ initial, subjects, ...rest }: BegunProps) {
  const [form] = useState(
    () =>
      initial ??
      emptyExam(
        new Date(),
        subjects.map(({ id }) => id),
      ),
  )
  return <ExamEditor subjects={subjects} initial={form} {...rest} />
}
