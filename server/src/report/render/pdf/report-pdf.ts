import { shownColumns } from '@sabimark/domain/report/report-cells.ts'
import type { ReportContent, ReportTable } from '@sabimark/domain/report/report-content.ts'
import type { SchoolFace } from '@sabimark/domain/report/school-face.ts'
import { lagosClock, lagosDay } from '@sabimark/domain/words/lagos-time.ts'
import type { Writer } from '../writing/messages.ts'
import { rowsOf } from '../writing/rows-of.ts'
import { drawBars, drawFigures } from './figures.ts'
import { embedLogo, type Logo } from './logo.ts'
import { openPages, type Pages } from './pages.ts'
import { ink, openPaper, type Paper } from './paper.ts'
import { schoolHead } from './school-head.ts'
import { openTable } from './table.ts'

/** A page that lies on its side has room for so many columns, one that stands for two fewer. */
const mostColumns = 9

type Made = { school: SchoolFace | null; madeBy: string; madeAt: Date }

/** A report on paper, written as its rows come. */
export async function openReportPdf(content: ReportContent, { school, madeBy, madeAt }: Made): Promise<Writer> {
  const { title, schoolName, range, tables } = content
  const isWide = tables.some((table) => columnsOf(table).length > mostColumns - 2)
  const paper = openPaper({ title: `${title}, ${range}`, author: schoolName, madeAt, isWide, accent: school?.color })
  const logo = await embedLogo(paper.doc, school?.logo ?? null)
  const pages = openPages(paper, {
    head: `${schoolName} · ${title} · ${range}`,
    foot: `Made by ${madeBy} on ${lagosDay(madeAt)}, ${lagosClock(madeAt)} · Sabimark`,
  })
  drawSchool(paper, pages, school ?? { ...nothingElse, schoolName }, logo)
  drawHead(pages, content)
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

/** Of a school of which only the name is known. */
const nothingElse = { motto: '', address: '', color: '', logo: null }

function drawSchool(paper: Paper, pages: Pages, school: SchoolFace, logo: Logo | null): void {
  const { height, draw } = schoolHead(paper, school, logo)
  draw(pages.y)
  pages.skip(height + 10)
}

function drawHead(pages: Pages, { title, range, counted }: ReportContent): void {
  pages.paragraph(title, { size: 18, isBold: true })
  pages.paragraph(range, { size: 10 })
  pages.paragraph(counted, { size: 9, color: ink.soft })
  pages.skip(14)
}
