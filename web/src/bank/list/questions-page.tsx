import type { Subject } from '@sabimark/contract/answers.ts'
import { searchLabel } from '@sabimark/domain/school/searched.ts'
import { IconDownload, IconUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CardSheet } from '../../platform/list/card-sheet.tsx'
import { useKeptLook } from '../../platform/list/kept-look.ts'
import { ListPage } from '../../platform/list/list-page.tsx'
import { LookSwitch } from '../../platform/list/look-switch.tsx'
import { isBare, useList } from '../../platform/list/use-list.ts'
import { orpc } from '../../platform/queries.ts'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { PageHeader } from '../../platform/ui/page-header.tsx'
import { NoSubject } from '../../school/no-subject.tsx'
import { OfOneSchool } from '../../school/of-one-school.tsx'
import { useSubjects } from '../../school/school-lists.ts'
import { KeptQuestions } from '../editor/kept-questions.tsx'
import { ExportDialog } from '../export/export-dialog.tsx'
import { questionList } from '../question-list.ts'
import { WithdrawnNote } from '../wrong/withdrawn-note.tsx'
import { NoQuestions } from './no-questions.tsx'
import { useQuestionActs } from './question-actions.tsx'
import { QuestionCard } from './question-card.tsx'
import { QuestionDialog } from './question-dialog.tsx'
import { QuestionRows } from './question-rows.tsx'
import { QuestionStats } from './question-stats.tsx'
import { useQuestionOpen } from './use-question-open.ts'

export default function QuestionsPage() {
  return (
    <OfOneSchool things="questions">
      <Bank />
    </OfOneSchool>
  )
}

function Bank() {
  const subjects = useSubjects()
  return (
    <Loaded query={subjects} waiting="Loading questions..." title="Question Bank">
      {(items) =>
        items.length > 0 ? (
          <Questions subjects={items} />
        ) : (
          <>
            <PageHeader title="Question Bank" />
            <NoSubject things="Questions" />
          </>
        )
      }
    </Loaded>
  )
}

function Questions({ subjects }: { subjects: Subject[] }) {
  const list = useList(orpc.bank.listQuestions, questionList)
  const question = useQuestionOpen(list)
  const acts = useQuestionActs(list, question)
  const [isExporting, setIsExporting] = useState(false)
  const [look, setLook] = useKeptLook('questions')
  // A bank of archived questions alone is not on its first day.
  const archived = useQuery(
    orpc.bank.listQuestions.queryOptions({ input: { status: 'archived', size: 1 }, enabled: isBare(list) }),
  )
  const hasHidden = isBare(list) && (archived.data?.items.length ?? 0) > 0
  const empty = (
    <NoQuestions onAdd={question.add} {...(hasHidden && { onArchived: () => list.setFilter('status', 'archived') })} />
  )
  return (
    <ListPage
      list={list}
      title="Question Bank"
      search={searchLabel('questions')}
      figures={<QuestionStats />}
      ways={[
        { page: { to: '/questions/import' }, label: 'Import', icon: <IconUpload size={18} aria-hidden="true" /> },
        { onClick: () => setIsExporting(true), label: 'Export', icon: <IconDownload size={18} aria-hidden="true" /> },
      ]}
      add={{ label: 'Add Question', onClick: question.add, isInEmpty: true }}
      look={<LookSwitch look={look} onChoose={setLook} />}
      hasHidden={hasHidden}
      isTall={look === 'list'}
    >
      <WithdrawnNote />
      <KeptQuestions />
      {look === 'list' ? (
        <QuestionRows list={list} menuOf={acts.menu} bulk={acts.bulk} empty={empty} />
      ) : (
        <CardSheet list={list} caption="Questions" isWide bulk={acts.bulk} empty={empty}>
          {(item, selection) => <QuestionCard key={item.id} item={item} menuOf={acts.menu} {...selection} />}
        </CardSheet>
      )}
      {question.opened && (
        <QuestionDialog
          key={question.opened.key}
          opened={question.opened}
          subjects={subjects.filter(({ status }) => status === 'active')}
          subjectId={list.filters.subjectId ?? null}
          onClose={question.close}
        />
      )}
      {isExporting && (
        <ExportDialog
          total={list.total}
          fetchListed={list.fetchAll}
          subjects={subjects}
          onClose={() => setIsExporting(false)}
        />
      )}
      {acts.question}
    </ListPage>
  )
}
