import type { Subject } from '@sabimark/contract/answers.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { PageButton, useGoTo, usePageParams } from '../../platform/navigation.tsx'
import { orpc } from '../../platform/queries.ts'
import { refusalCode } from '../../platform/refusal.ts'
import { useMe } from '../../platform/session.ts'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { LoadingSheet } from '../../platform/ui/loading-sheet.tsx'
import { PageHeader } from '../../platform/ui/page-header.tsx'
import { NoSubject } from '../../school/no-subject.tsx'
import { OfOneSchool } from '../../school/of-one-school.tsx'
import { useSubjects } from '../../school/school-lists.ts'
import { emptyQuestion, fromQuestion } from '../question-draft.ts'
import { isNewQuestion, type KeptQuestion, keptQuestion, newQuestionId } from './kept-question.ts'
import { QuestionEditor } from './question-editor.tsx'

/** `/questions/new`, which leads to an address of its own for each new one, and `/questions/{id}`: the form of a question with room for long work. */
export default function QuestionEditorPage() {
  const { questionId } = usePageParams('/questions/$questionId')
  const goTo = useGoTo()
  const isUnnamed = questionId === 'new'
  const go = useRef(goTo)
  useEffect(() => {
    if (isUnnamed)
      go.current({ to: '/questions/$questionId', params: { questionId: newQuestionId() } }, { replace: true })
  }, [isUnnamed])
  if (isUnnamed) return <LoadingSheet>Loading question...</LoadingSheet>
  return (
    <OfOneSchool things="questions">
      <WithSubjects key={questionId} questionId={questionId} />
    </OfOneSchool>
  )
}

function WithSubjects({ questionId }: { questionId: string }) {
  const subjects = useSubjects()
  return (
    <Loaded query={subjects} waiting="Loading question..." title="Question">
      {(items) =>
        items.length > 0 ? (
          <Begun questionId={questionId} subjects={items.filter(({ status }) => status === 'active')} />
        ) : (
          <>
            <PageHeader title="Add New Question" />
            <NoSubject things="Questions" />
          </>
        )
      }
    </Loaded>
  )
}

type BegunProps = { questionId: string; subjects: Subject[] }

/** What this device has kept comes first: it is newer than what the school has, and is there without a network. */
function Begun({ questionId, subjects }: BegunProps) {
  const me = useMe()
  const [begun] = useState<KeptQuestion | null>(() => keptQuestion(me, questionId))
  const own = { questionId, subjects }
  if (begun) {
    return <QuestionEditor {...own} form={begun.form} revision={begun.revision} keptAt={begun.keptAt} />
  }
  if (!isNewQuestion(questionId)) return <Stored {...own} />
  const subject = subjects.length === 1 ? (subjects[0]?.id ?? '') : ''
  return <QuestionEditor {...own} form={emptyQuestion(subject)} revision={1} keptAt={null} />
}

function Stored({ questionId, subjects }: BegunProps) {
  const query = useQuery(
    orpc.bank.getQuestion.queryOptions({
      input: { id: questionId },
      refetchOnMount: 'always',
      refetchOnWindowFocus: false,
    }),
  )
  // A form must begin with what is stored now, not with what was looked at before.
  const fresh = { ...query, data: query.isFetchedAfterMount ? query.data : undefined }
  // The refusal speaks to who chooses questions for an exam, and an address may name no question at all.
  if (!fresh.data && ['UNKNOWN_QUESTION', 'BAD_REQUEST'].includes(refusalCode(query.error) ?? '')) return <NotInBank />
  return (
    <Loaded query={fresh} waiting="Loading question..." title="Question">
      {(question) =>
        question.mayAct ? (
          <QuestionEditor
            questionId={questionId}
            subjects={subjects}
            form={fromQuestion(question)}
            revision={question.revision}
            keptAt={null}
          />
        ) : (
          <NotTheirs owner={question.owner} />
        )
      }
    </Loaded>
  )
}

/** Nobody has it, or they do not see it. */
function NotInBank() {
  const { role } = useMe()
  return (
    <>
      <PageHeader title="Question" />
      <EmptySheet
        title="This question is not in your question bank"
        action={<PageButton to="/questions">Go to the Question Bank</PageButton>}
      >
        {role === 'teacher'
          ? 'It was deleted, or is of a subject you do not teach, or a colleague asks it in an exam that is not over yet.'
          : 'It was deleted, or its address is wrong.'}
      </EmptySheet>
    </>
  )
}

/** A colleague's question, which they and administrators edit. */
function NotTheirs({ owner }: { owner: string }) {
  return (
    <>
      <PageHeader title="Question" />
      <EmptySheet
        title={`This question belongs to ${owner}`}
        action={<PageButton to="/questions">Go to the Question Bank</PageButton>}
      >
        Only they and administrators can edit it. Choose Copy in its menu to have one of your own.
      </EmptySheet>
    </>
  )
}
