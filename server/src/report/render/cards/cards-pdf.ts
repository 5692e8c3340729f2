import type { CardExam, CardSubject, CardsHead, ReportCard } from '@sabimark/domain/report/report-card.ts'
import { figureText } from '@sabimark/domain/report/report-cells.ts'
import { averageText, percentageText } from '@sabimark/domain/words/percentage-text.ts'
import { cutLine } from '../pdf/lines.ts'
import { embedLogo, type Logo } from '../pdf/logo.ts'
import { ink, margin, openPaper, type Paper, type Style } from '../pdf/paper.ts'
import { plainText } from '../pdf/plain-text.ts'
import type { Writer } from '../writing/messages.ts'
import { type Block, heightOf, type Placed, paginate } from './blocks.ts'
import { commentBlock, signatureBlock } from './card-foot.ts'
import { schoolBlocks, studentBlock } from './card-head.ts'
import { type CardColumn, type Density, tableBlocks } from './table-blocks.ts'

/** From roomy to close: the first in which a card is one page, and the last where none is. */
const densities: readonly Density[] = [
  { size: 10, pad: 7, gap: 20, lines: { count: 3, apart: 23 } },
  { size: 10, pad: 4.6, gap: 16, lines: { count: 2, apart: 22 } },
  { size: 9.5, pad: 3.4, gap: 14, lines: { count: 2, apart: 19 } },
  { size: 9, pad: 2, gap: 10, lines: { count: 1, apart: 18 } },
  { size: 8, pad: 1.2, gap: 8, lines: { count: 1, apart: 18 } },
]

/** Where nothing was marked there is nothing to comment on or to sign. */
const nothing: Block = { height: 0, draw: () => {} }

/** Report cards, each on a page of its own, and on a second one where there are many exams. */
export async function openCardsPdf(head: CardsHead, madeAt: Date): Promise<Writer> {
  const paper = openPaper({ title: `Report cards, ${head.range}`, author: head.schoolName, madeAt })
  const logo = await embedLogo(paper.doc, head.logo)
  let cardsDone = 0
  return {
    add: async (piece) => {
      if (!('cards' in piece)) throw new Error('rows do not belong in a file of report cards')
      for (const card of piece.cards) drawCard(paper, head, logo, card)
      cardsDone += piece.cards.length
      await paper.flushed()
    },
    end: async () => {
      if (cardsDone === 0) drawNone(paper, head)
      return await paper.bytes()
    },
  }
}

function drawCard(paper: Paper, head: CardsHead, logo: Logo | null, card: ReportCard): void {
  const bottom = paper.height - margin - 8
  let pages: Placed[][] = []
  for (const density of densities) {
    const foot = card.exams.length === 0 ? nothing : signatureBlock(paper, head.gradeKey, density)
    const blocks = [
      ...schoolBlocks(paper, head, logo),
      studentBlock(paper, card),
      ...subjectBlocks(paper, density, card.subjects),
      ...examBlocks(paper, density, card.exams),
      ...commentBlock(paper, card.comment, density),
    ]
    pages = paginate(blocks, foot, { top: margin - 6, bottom, laterTop: margin + 14 })
    if (heightOf([...blocks, foot]) <= bottom - margin + 6) break
  }
  for (const [at, page] of pages.entries()) {
    paper.doc.addPage()
    drawMargins(paper, head, card, { page: at + 1, pages: pages.length })
    for (const { y, draw } of page) draw(y)
  }
}

const small: Style = { size: 7.5, color: ink.soft }

/** When the card was made; and where it has several pages, which this is and whose. */
function drawMargins(
  paper: Paper,
  head: CardsHead,
  card: ReportCard,
  { page, pages }: { page: number; pages: number },
) {
  const right = paper.width - margin
  const footY = paper.height - margin
  paper.write(plainText(`Made on ${head.madeOn}`), margin, footY, small)
  if (pages > 1) paper.write(`Page ${page} of ${pages}`, right, footY, { ...small, align: 'right' })
  if (page === 1) return
  const words = `${card.studentName} · ${card.studentNumber} · ${head.range}`
  paper.write(cutLine(paper, words, right - margin, small), margin, margin - 8, small)
  paper.rule(margin, margin + 5, right - margin)
}

const place = (paper: Paper) => ({ left: margin, width: paper.width - 2 * margin })

function subjectBlocks(paper: Paper, density: Density, subjects: readonly CardSubject[]) {
  if (subjects.length === 0) return []
  const columns: CardColumn<CardSubject>[] = [
    { label: 'Subject', part: 30, isBold: true, textOf: ({ subject }) => subject },
    { label: 'Exams', part: 9, isNumeric: true, textOf: ({ papersCount }) => figureText(papersCount, 'count') },
    { label: 'Average', part: 12, isNumeric: true, textOf: ({ average }) => averageText(average) },
    {
      label: '',
      part: 20,
      textOf: () => '',
      draw: ({ average }, x, middle, width) => {
        paper.box(x, middle - 3, width, 6, ink.tint)
        paper.box(x, middle - 3, (width * Math.min(100, Math.max(0, average))) / 100, 6, ink.green)
      },
    },
    { label: 'Grade', part: 9, isBold: true, textOf: ({ grade }) => grade },
    { label: 'Remark', part: 20, textOf: ({ remark }) => remark },
  ]
  return tableBlocks(paper, place(paper), density, { title: 'Subjects', columns, rows: subjects })
}

function examBlocks(paper: Paper, density: Density, exams: readonly CardExam[]) {
  if (exams.length === 0) return noExamsBlock(paper, density)
  const columns: CardColumn<CardExam>[] = [
    { label: 'Exam', part: 35, textOf: ({ title }) => title },
    { label: 'Subject', part: 22, textOf: ({ subject }) => subject },
    { label: 'Date', part: 15, textOf: ({ day }) => figureText(day, 'day') },
    { label: 'Score', part: 12, isNumeric: true, textOf: scoreText },
    { label: 'Per cent', part: 10, isNumeric: true, textOf: ({ percentage }) => percentageText(percentage) },
    { label: 'Grade', part: 8, isBold: true, textOf: ({ grade }) => grade },
  ]
  return tableBlocks(paper, place(paper), density, { title: 'Exams', columns, rows: exams })
}

function noExamsBlock(paper: Paper, { gap }: Density): Block[] {
  return [
    {
      height: gap + 44,
      draw: (y) => {
        paper.write('There is no result to show for these days.', margin, y + gap, { size: 13, isBold: true })
        paper.write('No paper was handed in, or the school has not released its marks yet.', margin, y + gap + 22, {
          size: 10.5,
        })
      },
    },
  ]
}

function scoreText({ score, totalMarks }: CardExam): string {
  return `${figureText(score, 'marks')}/${figureText(totalMarks, 'total')}`
}

function drawNone(paper: Paper, head: CardsHead): void {
  paper.doc.addPage()
  paper.write('There are no report cards for these days.', margin, margin, { size: 11 })
  paper.write(plainText(head.range), margin, margin + 20, { size: 10 })
}
