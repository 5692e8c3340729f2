import type { StoredFile } from '@sabimark/contract/answers.ts'
import { useQuery } from '@tanstack/react-query'
import type { Columns } from '../../platform/list/data-columns.tsx'
import { DataTable } from '../../platform/list/data-table.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'
import { useList } from '../../platform/list/use-list.ts'
import { RecordLink } from '../../platform/navigation.tsx'
import { orpc } from '../../platform/queries.ts'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'
import { Figures } from '../../platform/ui/figures.tsx'
import { useIsTitleInBar } from '../../platform/ui/is-title-in-bar.ts'
import type { MenuItem } from '../../platform/ui/menu.tsx'
import { inSettings } from '../../school/settings/settings-tabs.tsx'
import { saveFile } from '../reports/made-reports.ts'
import {
  addedOn,
  exportedFiles,
  type FileInput,
  figuresOfFiles,
  fileList,
  keptUntil,
  kindOf,
  moreText,
  pageOfUse,
  sizeOf,
  usedInText,
} from './file-list.ts'
import styles from './files-page.module.css'

const columns: Columns<FileInput, StoredFile> = {
  title: { header: 'Name', sort: 'name', line: phoneLine, isNameWhole: true, picture: pictureOf },
  others: [
    { header: 'Kind', value: kindOf, width: '14.5%' },
    { header: 'Size', sort: 'size', value: sizeOf, isNumeric: true, width: '8%' },
    { header: 'Added', sort: 'newest', value: addedOn, width: '11%' },
    { header: 'Kept until', value: (file) => keptUntil(file) || null, width: '11%' },
    { header: 'Used in', cell: (file) => <UsedIn file={file} />, width: '19.5%' },
  ],
}

/** What it shows, where it is a picture. */
function pictureOf({ kind, fileUrl }: StoredFile): string | null {
  return kind === 'report' ? null : fileUrl
}

/** When a file goes, where it does; else what shows it. */
function phoneLine(file: StoredFile): string {
  const last = keptUntil(file)
  return [kindOf(file), sizeOf(file), last === '' ? usedInText(file) : `until ${last}`].join(' · ')
}

/** What the school keeps as files, by name, and how much room there is. */
export default function FilesPage() {
  const list = useList(orpc.report.listFiles, fileList)
  const figures = useQuery(orpc.report.fileFigures.queryOptions())
  return (
    <ListPage
      list={list}
      title="Files"
      partOf={inSettings('/settings/files')}
      note={<HowLong />}
      search="Search by name"
      exported={exportedFiles}
      figures={<Figures query={figures} of={figuresOfFiles} />}
    >
      <DataTable
        list={list}
        caption="Files"
        columns={columns}
        menu={menuOf}
        empty={
          <EmptySheet title="No files yet">
            Pictures of questions, photos, your logo and the reports you generate are listed here.
          </EmptySheet>
        }
      />
    </ListPage>
  )
}

/** How long files are kept, folded to a line on a phone. */
function HowLong() {
  const isPhone = useIsTitleInBar()
  const words =
    'Pictures of questions and reports have room of their own. Reports go after 30 days, and a picture that no question uses after a week.'
  if (!isPhone) return words
  return (
    <details className={styles.howLong}>
      <summary>How long files are kept</summary>
      <p>{words}</p>
    </details>
  )
}

function UsedIn({ file }: { file: StoredFile }) {
  const { usedIn } = file
  const page = pageOfUse(file)
  if (usedIn === null) return <span className={styles.soft}>{usedInText(file)}</span>
  return (
    <span className={styles.used}>
      {page ? (
        <RecordLink {...page} className={styles.use}>
          {usedIn.label}
        </RecordLink>
      ) : (
        <span className={styles.use}>{usedIn.label}</span>
      )}
      <span className={styles.more}>{moreText(file)}</span>
    </span>
  )
}

const menuOf = ({ fileUrl, name }: StoredFile): readonly MenuItem[] => [
  { label: 'Download', onClick: () => saveFile({ fileUrl, fileName: name }) },
]
