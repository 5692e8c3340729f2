/** The kinds of report; the first four are the specification's. */
export const reportTypes = [
  'performance',
  'attendance',
  'grades',
  'analytics',
  'class_performance',
  'merit_list',
  'report_cards',
] as const
export type ReportType = (typeof reportTypes)[number]

export const reportFormats = ['pdf', 'excel', 'csv'] as const
export type ReportFormat = (typeof reportFormats)[number]

/**
 * What the cells of a column are: `text` and `grade` are texts; `count` is a whole number; `number` has up to two decimals;
 * `points` always one; `percent` is 72.5 for 72.5 %; `day` is 'YYYY-MM-DD' in Lagos. `marks` with `total` right after it read as one on a screen and
 * on paper, '34/40', and stay two numbers in a file.
 */
export type ColumnKind = 'text' | 'grade' | 'count' | 'number' | 'points' | 'percent' | 'day' | 'marks' | 'total'

/** What is not known or does not apply is null: a dash on a screen and on paper, an empty cell in a file. */
export type Cell = string | number | null

/** `onlyInFile`: where a page has no room for it. */
export type ReportColumn = { label: string; kind: ColumnKind; onlyInFile?: boolean }

/** `rowCount`: of all rows, where `rows` are the first of them. `empty`: what to say where there are none, and why. */
export type ReportTable = {
  title: string
  columns: readonly ReportColumn[]
  rows: readonly (readonly Cell[])[]
  rowCount: number
  empty: string
}

export type ReportFigure = { label: string; value: Cell; kind: ColumnKind }

/** A bar for each row: how many students it is of, and their average in per cent to one decimal. `passLine`: from where on it is a pass. */
export type ReportBars = {
  title: string
  rows: readonly { label: string; studentsCount: number; average: number; passLine?: number | undefined }[]
}

/**
 * What a report says, the same for screen, paper and file: figures, bars and tables in the order they are read. The first
 * table is the main one, which a CSV file holds.
 */
export type ReportContent = {
  type: ReportType
  title: string
  schoolName: string
  /** '1 to 22 Nov 2026', and what the days are: 'Fri 20 Nov 2026', 'First term 2026/2027, 14 Sep to 11 Dec 2026'. */
  range: string
  /** What it counts, in a sentence: '36 papers handed in, of 3 exams'. */
  counted: string
  figures: readonly ReportFigure[]
  bars: ReportBars | null
  tables: readonly [ReportTable, ...ReportTable[]]
}
