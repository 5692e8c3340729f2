import { useForm } from '@mantine/form'
import type { ExamDetail, Subject } from '@sabimark/contract/answers.ts'
import { IconCircleCheck } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusField, focusFirstError } from '../../platform/field-errors.ts'
import { useGoTo } from '../../platform/navigation.tsx'
import { useTabTitle } from '../../platform/tab-title.ts'
import { LeaveDialog } from '../../platform/ui/leave-dialog.tsx'
import { Tabs } from '../../platform/ui/tabs.tsx'
import { useClasses } from '../../school/school-lists.ts'
import { ApprovalNote } from '../approval/approval-note.tsx'
import { useNeedsApproval } from '../approval/needs-approval.ts'
import { isPaperEarly } from '../early-paper.tsx'
import { PlannedClashes } from '../planned-clashes.tsx'
import { PublishDialog } from '../publish-dialog.tsx'
import { StartDialog } from '../start-dialog.tsx'
import { CheckPart } from './check-part.tsx'
import { CodeCard } from './code-card.tsx'
import { DetailsFields } from './details-fields.tsx'
import { EditorHead } from './editor-head.tsx'
import { type PartOfExam, type Problem, partTitles, problemsInOrder } from './editor-tabs.ts'
import { type ExamForm, examProblems, timesOf } from './exam-draft.ts'
import styles from './exam-editor.module.css'
import { MarksFields } from './marks-fields.tsx'
import { paperProblems } from './paper-problems.ts'
import { QuestionChoice } from './question-choice.tsx'
import { SaveBar } from './save-bar.tsx'
import { type KeepingProps, useKeeping } from './use-keeping.ts'
import { WhoFields } from './who-fields.tsx'

type ExamEditorProps = Omit<KeepingProps, 'form' | 'onAnswered'> & {
  subjects: Subject[]
  /** What the questions ask that are chosen already. */
  known: ExamDetail['questionItems']
  /** What can be done with the exam as a whole. */
  acts?: ReactNode
  /** What is to be known of it before writing goes on. */
  lead?: ReactNode
}

/** An exam that is being written: five tabs of one form, and below them what it comes to and what can be done. */
export function ExamEditor({ subjects, known, acts, lead, ...kept }: ExamEditorProps) {
  const classes = useClasses()
  const goTo = useGoTo()
  const form = useForm<ExamForm>({ initialValues: kept.initial, validate: (values) => examProblems(values) })
  const [minutes, setMinutes] = useState(() => new Map(known.map((one) => [one.id, one.minutes])))
  const needsApproval = useNeedsApproval()
  const [asked, setAsked] = useState<'publish' | 'start' | null>(null)
  const [isEarly, setIsEarly] = useState(false)
  const keeping = useKeeping({ ...kept, form, onAnswered: () => setAsked(null) })
  const { approval, isStored, isUnchanged, isWorking, send } = keeping
  const { title, questions } = form.values
  useTabTitle(isStored ? title : null)

  const paperMinutes = questions.reduce((sum, { questionId }) => sum + (minutes.get(questionId) ?? 0), 0)
  const problems = problemsInOrder(paperProblems(form.values))
  /** Every problem at its field, and all of them in one list. */
  const showProblems = () => {
    form.setErrors(paperProblems(form.values))
    focusField('problem')
  }
  const show = ({ field }: Problem) => {
    flushSync(() => form.setErrors(paperProblems(form.values)))
    focusFirstError({ [field]: true })
  }
  const ask = (about: 'publish' | 'start' | 'ask_approval') => {
    keeping.forget()
    if (problems.length > 0) showProblems()
    // Nobody is told of an exam by that but administrators, so it is not asked about once more.
    else if (about === 'ask_approval') send(about)
    else {
      setIsEarly(isPaperEarly(form.values.showResults, form.values.examType))
      setAsked(about)
    }
  }
  const preview = () => {
    keeping.forget()
    if (questions.length > 0) return send('stay', (examId) => goTo({ to: '/exam/$examId', params: { examId } }))
    form.setErrors({ questions: 'There is nothing to preview yet. Add a question first.' })
    focusField('questions')
  }
  // Why it was refused is said on the form, where it can be mended.
  const open = keeping.isRefused ? null : asked
  const times = timesOf(form.values)
  const dialog = times && {
    ...times,
    title,
    // Not known yet, they are left unnamed.
    classNames: classes.data?.filter(({ id }) => form.values.class.includes(id)).map(({ name }) => name) ?? [],
    namedCount: form.values.students.length,
    durationMinutes: Number(form.values.duration),
    planned: {
      subjectId: form.values.subject,
      classIds: form.values.class,
      studentIds: form.values.students.map(({ id }) => id),
      examType: form.values.examType,
      questionIds: questions.map(({ questionId }) => questionId),
    },
    release: isEarly
      ? {
          closesAt: times.closesAt,
          isHeld: form.values.showResults === 'after_exam',
          onHold: (isHeld: boolean) => form.setFieldValue('showResults', isHeld ? 'after_exam' : 'immediate'),
        }
      : null,
    isWorking,
    onCancel: () => setAsked(null),
  }
  const part = (name: PartOfExam, mark: ReactNode, content: () => ReactNode) => ({
    name,
    title: partTitles[name],
    mark: (
      <>
        {mark}
        {!problems.some((one) => one.part === name) && (
          <IconCircleCheck className={styles.done} size={16} aria-hidden="true" />
        )}
      </>
    ),
    content,
  })
  // The keyboard's Enter keeps the draft; publishing is always pressed.
  return (
    <form
      noValidate
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault()
        send('stay')
      }}
    >
      <EditorHead
        title={isStored ? title.trim() || 'Edit exam' : 'Create New Exam'}
        isKept={keeping.isKept}
        isUnchanged={isUnchanged}
        isWorking={isWorking}
        examId={keeping.id.current}
        hasQuestions={questions.length > 0}
        onPreview={preview}
        acts={acts}
      />
      {lead}
      {approval && <ApprovalNote approval={approval} />}
      <Tabs
        areOneForm
        label="Parts of the exam"
        tabs={[
          part('details', null, () => <DetailsFields form={form} subjects={subjects} />),
          part('questions', questions.length > 0 && <span className={styles.count}>{questions.length}</span>, () => (
            <QuestionChoice
              form={form}
              known={known}
              onMinutes={(more) => setMinutes((before) => new Map([...before, ...more]))}
            />
          )),
          part('who', null, () => <WhoFields form={form} classes={classes} />),
          part('rules', null, () => (
            <div className={styles.sheets}>
              <MarksFields form={form} />
              <CodeCard examId={keeping.id.current} onKeep={(goOn) => send('stay', goOn)} />
            </div>
          )),
          {
            name: 'check',
            title: 'Check',
            mark: problems.length > 0 && (
              <span className={styles.count} data-problems="true">
                {problems.length}
              </span>
            ),
            content: () => (
              <CheckPart
                form={form.values}
                examId={keeping.id.current}
                classes={classes.data}
                subjects={subjects}
                minutes={paperMinutes}
                problems={problems}
                onShow={show}
                says={`Only staff can see a draft. ${
                  needsApproval
                    ? 'Send it for approval when everything is ready.'
                    : 'Publish it when everything is ready.'
                }`}
              >
                {dialog && problems.length === 0 && (
                  <PlannedClashes
                    {...dialog.planned}
                    {...times}
                    title={title}
                    durationMinutes={dialog.durationMinutes}
                  />
                )}
              </CheckPart>
            ),
          },
        ]}
      />
      <SaveBar
        form={form.values}
        minutes={paperMinutes}
        bytes={keeping.bytes}
        error={keeping.error}
        conflict={keeping.conflict}
        hasErrors={Object.keys(form.errors).length > 0}
        isWorking={isWorking}
        problemCount={problems.length}
        onProblems={showProblems}
        onKeepAnew={keeping.onKeepAnew}
        onAskApproval={needsApproval ? () => ask('ask_approval') : null}
        isAsked={approval?.state === 'waiting' && isUnchanged}
        onPublish={() => ask('publish')}
        onStart={() => ask('start')}
      />
      {dialog && (
        <>
          <PublishDialog {...dialog} isOpen={open === 'publish'} onPublish={() => send('publish')} />
          <StartDialog {...dialog} isOpen={open === 'start'} isDraft error={null} onStart={() => send('start')} />
        </>
      )}
      <LeaveDialog
        isUnsaved={keeping.isUnsaved}
        mayGoTo={(path) => path.endsWith(`/exams/${keeping.id.current ?? 'new'}`)}
      />
    </form>
  )
}
