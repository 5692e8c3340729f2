import type { Exam, ExamDetail, Subject } from '@sabimark/contract/answers.ts'
import { actProblem } from '@sabimark/domain/exam/exam-acts.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { knownRow } from '../../platform/list/known-row.ts'
import { useMay } from '../../platform/may.ts'
import { useCarried, useGoTo, usePageParams } from '../../platform/navigation.tsx'
import { Announcements } from '../../platform/news/announcements.tsx'
import { orpc } from '../../platform/queries.ts'
import { refusalCode } from '../../platform/refusal.ts'
import { serverNow } from '../../platform/server-now.ts'
import { GoodNote } from '../../platform/ui/good-note.tsx'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { PageHeader } from '../../platform/ui/page-header.tsx'
import { Sections } from '../../platform/ui/sections.tsx'
import { NoSubject } from '../../school/no-subject.tsx'
import { OfOneSchool } from '../../school/of-one-school.tsx'
import { useSubjects } from '../../school/school-lists.ts'
import { DecideApproval } from '../approval/decide-approval.tsx'
import { ChangesEditor } from '../changes/changes-editor.tsx'
import { ChangesNote } from '../changes/changes-note.tsx'
import { type ExamForm, emptyExam, examFormOf } from '../editor/exam-draft.ts'
import { ExamEditor } from '../editor/exam-editor.tsx'
import { unknownExam } from '../exams.ts'
import { toEdit } from '../list/row-act.ts'
import { ExamActs } from '../manage/exam-acts.tsx'
import { EditAfterCode } from './edit-after-code.tsx'
import { ExamOutline } from './exam-outline.tsx'
import { ExamSheet } from './exam-sheet.tsx'
import { ToWatch } from './to-watch.tsx'
import { WithdrawnLine } from './withdrawn-line.tsx'

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
  const onKept = (id: string, isAnew = false) => {
    // One that takes the place of a draft that is gone is opened as any other.
    if (!isAnew) setKeptAs(id)
    if (id !== examId) {
      goTo({ to: '/exams/$examId', params: { examId: id } }, { replace: true, resetScroll: false, keepsSearch: true })
    }
  }
  const onPublished = (id: string, note: string) => {
    setPublished(note)
    setOpenedAs(id)
  }
  return (
    <Sections>
      {published && <GoodNote>{published}</GoodNote>}
      <Announcements />
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
type Kept = { onKept: (id: string, isAnew?: boolean) => void; onPublished: (id: string, note: string) => void }

/** `onActed`: what was said of an earlier act is no news any more. */
function KeptExam({ examId, onActed, ...kept }: Kept & { examId: string; onActed: () => void }) {
  const query = useQuery(
    orpc.exam.get.queryOptions({ input: { examId }, refetchOnMount: 'always', refetchOnWindowFocus: false }),
  )
  const mayApprove = useMay('exam.approve')
  const [isEditing, setIsEditing] = useState(false)
  // A form must begin with what is stored now, not with what was looked at before; one that is gone is written no more.
  const isGone = refusalCode(query.error) === 'UNKNOWN_EXAM'
  const fresh = { ...query, data: query.isFetchedAfterMount && !isGone ? query.data : undefined }
  const row = knownRow<Exam>(orpc.exam.list.key(), examId)
  // A draft is written in a form, which is another page.
  const outline = row && row.status !== 'draft' && { outline: <ExamOutline exam={row} /> }
  return (
    <Loaded
      query={fresh}
      waiting="Loading exam..."
      title="Exam"
      unknown={unknownExam}
      back={{ to: '/exams', label: 'the exams' }}
      ifNotAllowed={(refused) => <ToWatch examId={examId} refused={refused} />}
      {...outline}
    >
      {(exam) =>
        mayApprove && exam.awaitsApproval && !isEditing ? (
          <ExamSheet
            exam={exam}
            onActed={onActed}
            lead={<DecideApproval exam={exam} onEdit={() => setIsEditing(true)} onPublished={kept.onPublished} />}
          />
        ) : exam.status === 'draft' && exam.seesQuestions ? (
          <Writing
            examId={examId}
            initial={examFormOf(exam.draft, exam.studentItems)}
            keptBefore={exam}
            known={exam.questionItems}
            acts={<ExamActs exam={exam} />}
            lead={<WithdrawnLine history={exam.history} />}
            {...kept}
          />
        ) : (
          <GivenOut exam={exam} onActed={onActed} />
        )
      }
    </Loaded>
  )
}

/**
 * A published exam, or a colleague's, to be read; written anew while nobody has begun it. Who has it open goes on then, and is refused as
 * they save. The demo's exams have no questions of the bank.
 */
function GivenOut({ exam, onActed }: { exam: ExamDetail; onActed: () => void }) {
  const mayKeep = useMay('exam.keepChanges')
  const isTheirs = mayKeep && exam.mayAct && exam.draft.questions.length > 0
  const isToWrite = isTheirs && actProblem('keepChanges', exam) === null
  const isOpenedToEdit = useCarried() === toEdit
  // As it was at the press: a code that is shown meanwhile takes nothing away that was typed, and saving it says why not.
  const asked = exam.isCodeShown ? 'told' : 'writing'
  const [editing, setEditing] = useState<'told' | 'writing' | null>(isOpenedToEdit && isToWrite ? asked : null)
  const edit = () => {
    onActed()
    setEditing(asked)
  }
  const close = () => setEditing(null)
  if (editing === 'writing') return <ChangesEditor exam={exam} onClose={close} />
  return (
    <>
      <ExamSheet
        exam={exam}
        onActed={onActed}
        {...(isToWrite && { onEdit: edit })}
        lead={isTheirs && exam.hasChanges && <ChangesNote exam={exam} onAct={onActed} onEdit={edit} />}
      />
      {editing === 'told' && <EditAfterCode title={exam.title} onClose={close} />}
    </>
  )
}

type WritingProps = Kept &
  Known & {
    examId: string | null
    initial: ExamForm | null
    acts?: ReactNode
    lead?: ReactNode
    keptBefore?: Pick<ExamDetail, 'revision' | 'paperBytes' | 'approval'>
  }

function Writing({ initial, ...rest }: WritingProps) {
  const subjects = useSubjects()
  const begins = useQuery(
    orpc.school.examDefaults.queryOptions({
      enabled: initial === null,
      refetchOnMount: 'always',
      refetchOnWindowFocus: false,
    }),
  )
  // As the school has set them now; the form begins once.
  const fresh = { ...begins, data: begins.isFetchedAfterMount ? begins.data : undefined }
  return (
    <Loaded query={subjects} waiting="Loading exam..." title="Exam">
      {(items) =>
        offered(items, initial).length === 0 ? (
          <>
            <PageHeader title="Create New Exam" />
            <NoSubject things="Exams" />
          </>
        ) : initial ? (
          <ExamEditor subjects={offered(items, initial)} initial={initial} {...rest} />
        ) : (
          <Loaded query={fresh} waiting="Loading exam..." title="Exam">
            {(settings) => <Begun subjects={offered(items, null)} begins={settings} {...rest} />}
          </Loaded>
        )
      }
    </Loaded>
  )
}

/** Subjects in use, and the one a draft was begun in. */
function offered(subjects: Subject[], initial: ExamForm | null): Subject[] {
  return subjects.filter(({ id, status }) => status === 'active' || id === initial?.subject)
}

type BegunProps = Omit<WritingProps, 'initial'> & { subjects: Subject[]; begins: Parameters<typeof emptyExam>[1] }

/** A new form begins once, when the subjects and the school's settings are known. */
function Begun({ begins, subjects, ...rest }: BegunProps) {
  const [form] = useState(() =>
    emptyExam(
      serverNow(),
      begins,
      subjects.map(({ id }) => id),
    ),
  )
  return <ExamEditor subjects={subjects} initial={form} {...rest} />
}
