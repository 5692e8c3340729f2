import { Group } from '@mantine/core'
import type { ExamDetail, ExamPreview } from '@sabimark/contract/answers.ts'
import { type PrintedOrder, printedOrders } from '@sabimark/domain/exam/printed-orders.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../platform/client.ts'
import { orpc } from '../../platform/queries.ts'
import { Card } from '../../platform/ui/card.tsx'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { AnswerSheet } from './answer-sheet.tsx'
import { CannotPrintError } from './cannot-print.ts'
import { keyLinesOf } from './key-lines.ts'
import { KeySheet } from './key-sheet.tsx'
import { PrintButton } from './print-button.tsx'
import styles from './print-page.module.css'
import { textsOnPaper } from './printed-paper.ts'
import { QuestionPaper } from './question-paper.tsx'
import type { Printing } from './use-printing.tsx'

type PapersCardProps = { exam: ExamDetail; printing: Printing }

/** The exam as papers in two orders, each with its answer sheet and its key. */
export function PapersCard({ exam, printing }: PapersCardProps) {
  const query = useQuery(orpc.attempt.preview.queryOptions({ input: { examId: exam.id } }))
  return (
    <Card title="Question papers">
      <Loaded query={query} waiting="Loading questions...">
        {(asked) => <Orders exam={exam} asked={asked} printing={printing} />}
      </Loaded>
    </Card>
  )
}

function Orders({ exam, asked, printing }: PapersCardProps & { asked: ExamPreview }) {
  const orders = ordersOf(exam, asked)
  return (
    <>
      <p className={styles.text}>
        {orders.length > 1
          ? `Give order A and order B to neighbours. ${copiesText(exam.studentsRegistered)}`
          : 'There is one order, as this exam has nothing to shuffle.'}{' '}
        A paper, its answer sheet and its key have the same code. Keep keys away from candidates.
      </p>
      {orders.map((order) => (
        <Order key={order.name} examId={exam.id} order={order} printing={printing} />
      ))}
    </>
  )
}

type OrderProps = { examId: string; order: PrintedOrder; printing: Printing }

function copiesText(students: number): string {
  const ofA = Math.ceil(students / 2)
  return students < 2 ? '' : `For ${counted(students, 'student')}, print ${ofA} of A and ${students - ofA} of B.`
}

function ordersOf({ id: examId, draft }: ExamDetail, { content, authorOrder }: ExamPreview): PrintedOrder[] {
  const { shuffleQuestions = true, shuffleOptions = true } = draft
  return printedOrders(content, { examId, shuffleQuestions, shuffleOptions }, authorOrder)
}

/**
 * The exam as it is at the press of a button: this page may be older than what candidates get. Throws where its papers have another
 * code by now; the page then shows the new one.
 */
async function askedNow(queries: QueryClient, examId: string, { code }: PrintedOrder) {
  const input = { examId }
  const [exam, asked] = await Promise.all([
    queries.fetchQuery({ ...orpc.exam.get.queryOptions({ input }), staleTime: 0 }),
    queries.fetchQuery({ ...orpc.attempt.preview.queryOptions({ input }), staleTime: 0 }),
  ])
  const order = ordersOf(exam, asked).find((one) => one.code === code)
  if (exam.status !== 'draft' && order) return { exam, asked, order }
  throw new CannotPrintError(
    `The exam was changed since you opened this page, and none of its papers has the code ${code} now. Nothing was printed. Do not use papers with that code; look at the new codes and print again.`,
  )
}

function Order({ examId, order: { name, code }, order: shown, printing }: OrderProps) {
  const queries = useQueryClient()
  const of = `order ${name}`
  const paperNow = async () => {
    const { exam, asked, order } = await askedNow(queries, examId, shown)
    // Longer than it was published with where staff gave everybody more.
    const { classes, durationMinutes } = exam
    return { asked: { ...asked, durationMinutes }, order, classes }
  }
  return (
    <div className={styles.order}>
      <h3>
        Order {name} <small>Code {code}</small>
      </h3>
      <Group gap="xs">
        <PrintButton
          label="Paper"
          of={of}
          printing={printing}
          load={async () => {
            const paper = await paperNow()
            const texts = textsOnPaper(paper.asked)
            return { name: `${paper.asked.title}, paper ${name}`, sheet: <QuestionPaper {...paper} />, texts }
          }}
        />
        <PrintButton
          label="Answer sheet"
          of={of}
          printing={printing}
          load={async () => {
            const paper = await paperNow()
            return { name: `${paper.asked.title}, answer sheet ${name}`, sheet: <AnswerSheet {...paper} /> }
          }}
        />
        <PrintButton
          label="Key"
          of={of}
          printing={printing}
          load={async () => {
            const { asked, order } = await askedNow(queries, examId, shown)
            const sheet = await keySheetOf(examId, asked, order)
            return { name: `${asked.title}, key ${name}`, sheet }
          }}
        />
      </Group>
    </div>
  )
}

async function keySheetOf(examId: string, asked: ExamPreview, order: PrintedOrder) {
  const { key: printed, totals } = await client.marking.markPreview({ examId, answers: {}, purpose: 'print' })
  if (!printed) throw new CannotPrintError('The key of this exam cannot be printed.')
  const { availableHundredths } = totals
  return (
    <KeySheet
      asked={asked}
      order={order}
      printed={printed}
      availableHundredths={availableHundredths}
      lines={keyLinesOf(asked, order, printed)}
    />
  )
}
