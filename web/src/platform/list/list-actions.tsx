import { useMediaQuery } from '@mantine/hooks'
import { IconDots } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { AnyListInput } from '../list-input.ts'
import { PageLink, useGoTo } from '../navigation.tsx'
import type { PageAddress } from '../page.ts'
import { Menu } from '../ui/menu.tsx'
import styles from './export-button.module.css'
import { type ExportColumns, ExportMenu, useExport, type WholeExport } from './export-button.tsx'
import buttons from './list-buttons.module.css'
import type { ListRow } from './list-spec.ts'
import type { List } from './use-list.ts'

/** A page beside the list, or what opens above it. */
export type ListWay = {
  label: string
  icon: ReactNode
  /** It stands behind "…", also where there is room. */
  isRare?: true
  /** The one green act of the page: it stands last. */
  isMain?: true
} & ({ page: PageAddress } | { onClick: () => void })

type ListActionsProps<Input extends AnyListInput, Row extends ListRow> = {
  list: List<Input, Row>
  ways: readonly ListWay[]
  exported: ExportColumns<Row> | undefined
  whole?: WholeExport<Input> | undefined
}

/** What fits beside a title on a phone. */
const mostOnPhone = 2

/** What stands beside the title of a list: ways to other pages and its file; on a phone behind "…" where they do not fit. */
export function ListActions<Input extends AnyListInput, Row extends ListRow>(props: ListActionsProps<Input, Row>) {
  const { list, ways, exported, whole } = props
  const isPhone = useMediaQuery('(max-width: 639px)', false, { getInitialValueInEffect: false })
  const goTo = useGoTo()
  const file = useExport(list, exported ?? {}, { whole })
  const isFolded = isPhone && ways.length + Number(exported !== undefined) > mostOnPhone
  const beside = ways.filter(({ isRare }) => !isRare)
  const folded = isFolded ? ways : ways.filter(({ isRare }) => isRare)
  const items = () => [
    ...folded.map((way) => ({
      label: way.label,
      icon: way.icon,
      onClick: 'page' in way ? () => goTo(way.page) : way.onClick,
    })),
    ...(isFolded && exported ? file.items.map((item) => ({ ...item, label: `Export ${item.label}` })) : []),
  ]
  const more = folded.length > 0 && (
    <Menu label="More" items={items} className={buttons.button}>
      <IconDots size={18} aria-hidden="true" />
    </Menu>
  )
  if (isFolded) {
    return (
      <>
        {file.state}
        {more}
      </>
    )
  }
  return (
    <>
      {beside.map((way) => {
        const looks = {
          className: way.isMain ? `${buttons.button} ${buttons.main} ${styles.main}` : buttons.button,
          'aria-label': way.label,
          children: (
            <>
              {way.icon}
              <span className={styles.word}>{way.label}</span>
            </>
          ),
        }
        return 'page' in way ? (
          <PageLink key={way.label} {...way.page} {...looks} />
        ) : (
          <button key={way.label} type="button" onClick={way.onClick} {...looks} />
        )
      })}
      {exported && <ExportMenu file={file} />}
      {more}
    </>
  )
}
