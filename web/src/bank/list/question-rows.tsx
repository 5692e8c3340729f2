import type { BankQuestion } from '@sabimark/contract/answers.ts'
import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import type { ReactNode } from 'react'
import type { BulkAct } from '../../platform/list/list-foot.tsx'
import type { PaneColumn } from '../../platform/list/pane-row.tsx'
import { PaneTable } from '../../platform/list/pane-table.tsx'
import type { List } from '../../platform/list/use-list.ts'
import type { MenuItem } from '../../platform/ui/menu.tsx'
import { QuestionLine } from '../question-line.tsx'
import type { QuestionInput } from '../question-list.ts'
import { marksWords, shortTypes } from '../questions.ts'
import { QuestionPane, QuestionPaneActs } from './question-pane.tsx'

type QuestionRowsProps = {
  list: List<QuestionInput, BankQuestion>
  menuOf: (item: BankQuestion) => readonly MenuItem[]
  bulk: readonly BulkAct[]
  empty: ReactNode
}

const columns: readonly PaneColumn<QuestionInput, BankQuestion>[] = [
  { header: 'Question', cell: ({ question }) => <QuestionLine text={question} /> },
  { header: 'Topic', sort: 'topic', width: '15%', cell: ({ topic }) => topic },
  { header: 'Type', width: '84px', cell: ({ type }) => shortTypes[type] },
  { header: 'Difficulty', width: '74px', cell: ({ difficulty }) => difficulty },
  { header: 'Marks', width: '56px', isNumeric: true, cell: ({ marksHundredths }) => marksText(marksHundredths) },
]

/** The type as short as in its column: the topic has more to say. */
const lineOf = ({ marksHundredths, type, difficulty, topic }: BankQuestion) =>
  [marksWords(marksText(marksHundredths)), shortTypes[type], difficulty, topic].join(' · ')

/** The bank as one looks it through: a row for each question, and the one that is open beside them. */
export function QuestionRows({ list, menuOf, bulk, empty }: QuestionRowsProps) {
  return (
    <PaneTable
      list={list}
      caption="Questions"
      columns={columns}
      line={lineOf}
      paneTitle={() => 'The question'}
      pane={(item) => <QuestionPane item={item} />}
      paneActs={(item) => <QuestionPaneActs items={menuOf(item)} />}
      menu={menuOf}
      bulk={bulk}
      isTall
      said={list.sort.by === 'topic' ? 'By topic' : list.sort.order === 'desc' ? 'Newest first' : 'Oldest first'}
      empty={empty}
    />
  )
}
