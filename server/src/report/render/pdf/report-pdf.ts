import { shownColumns } from '@sabimark/domain/report/report-cells.ts'
import type { ReportContent, ReportTable } from '@sabimark/domain/report/report-content.ts'
import { lagosClock, lagosDay } from '@sabimark/domain/words/lagos-time.ts'
import type { Writer } from '../writing/messages.ts'
import { rowsOf } from '../writing/rows-of.ts'
import { drawBars, drawFigures } from './figures.ts'
import { openPages, type Pages } from './pages.ts'
import { ink, openPaper, type Paper } from './paper.ts'
import { openTable } from './table.ts'

/** A page that lies on its side has room for so many columns, one that stands for two fewer. */
const mostColumns = 9

/** A report on paper, written as its rows come. */
export function openReportPdf(content: ReportContent, madeBy: string, madeAt: Date): Writer {
  const { title, schoolName, range, tables } = content
  const isWide = tables.some((table) => columnsOf(table).length > mostColumns - 2)
  const paper = openPaper({ title: `${title}, ${range}`, author: schoolName, madeAt, isWide })
  const pages = openPages(paper, {
    head: `${schoolName} · ${title} · ${range}`,
    foot: `Made by ${madeBy} on ${lagosDay(madeAt)}, ${lagosClock(madeAt)}`,
  })
  drawHead(paper, pages, content)
  drawFigures(paper, pages, content.figures)
  if (content.bars) drawBars(paper, pages, content.bars)
  const [first, ...others] = tables
  const open = (table: ReportTable) =>
    openTable(paper, pages, table, { isWide: shownColumns(table.columns, { isWide: true }).length <= mostColumns })
  const main = open(first)
  main.add(first.rows)
  return {
    add: async (piece) => {
      main.add(rowsOf(piece))
      await paper.flushed()
    },
    end: async () => {
      main.finish()
      for (const table of others) {
        const drawn = open(table)
        drawn.add(table.rows)
        drawn.finish()
      }
      pages.finish()
      return await paper.bytes()
    },
  }
}

/** All columns while a page has room for them, and otherwise those that are not only for a file. */
function columnsOf({ columns }: ReportTable) {
  const all = shownColumns(columns, { isWide: true })
  return all.length <= mostColumns ? all : shownColumns(columns)
}

function drawHead(paper: Paper, pages: Pages, { schoolName, title, range, counted }: ReportContent): void {
  pages.paragraph(schoolName, { size: 10, isBold: true, color: ink.green })
  pages.paragraph(title, { size: 18, isBold: true })
  pages.paragraph(range, { size: 10 })
  pages.paragraph(counted, { size: 9, color: ink.soft })
  pages.skip(6)
  paper.rule(pages.left, pages.y, pages.width, { color: ink.green, thickness: 1.5 })
  pages.skip(12)
}
