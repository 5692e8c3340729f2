import { Button } from '@mantine/core'
import type { MadeReport } from '@sabimark/contract/answers.ts'
import { lagosDay } from '@sabimark/domain/words/lagos-time.ts'
import { IconDownload } from '@tabler/icons-react'
import { PlainTable } from '../../platform/list/plain-table.tsx'
import { RowMenu } from '../../platform/list/row-menu.tsx'
import { Loaded } from '../../platform/ui/loaded.tsx'
import type { MenuItem } from '../../platform/ui/menu.tsx'
import { StateMark } from '../../platform/ui/state.tsx'
import styles from './made-list.module.css'
import { isUnderWay, madeStates, shownState, sizeText } from './made-reports.ts'
import { Progress } from './making-notes.tsx'
import { formatNames } from './report-words.ts'
import type { Making } from './use-making.ts'

type MadeListProps = {
  making: Making
  /** Asks whether it should be stopped, or its file deleted. */
  onCancel: (made: MadeReport) => void
  /** What else can be done with a file that is ready. */
  more: (made: MadeReport) => readonly MenuItem[]
}

/** The reports that were made into files, the newest first. */
export function MadeList({ making, onCancel, more }: MadeListProps) {
  return (
    <section className={styles.part} aria-labelledby="reports-made">
      <h2 id="reports-made" className={styles.title}>
        Reports made
      </h2>
      <Loaded query={making.query} waiting="Loading reports...">
        {({ items }) => (
          <PlainTable
            caption="Reports made"
            rows={items}
            rowKey={({ id }) => id}
            empty={<p className={styles.soft}>Reports you generate are kept here for 30 days.</p>}
            columns={[
              { header: 'Report', isTitle: true, cell: (made) => <Name made={made} /> },
              { header: 'Format', cell: ({ format }) => formatNames[format] },
              { header: 'State', cell: (made) => <State made={made} /> },
              {
                header: 'Size',
                isNumeric: true,
                cell: ({ bytes }) => <span className={styles.whole}>{bytes === null ? '–' : sizeText(bytes)}</span>,
              },
              {
                header: 'Kept until',
                cell: ({ state, expiresAt }) => (
                  <span className={styles.whole}>
                    {expiresAt && state !== 'cancelled' ? lagosDay(new Date(expiresAt)) : '–'}
                  </span>
                ),
              },
              {
                header: 'Actions',
                cell: (made) => <Actions made={made} making={making} onCancel={onCancel} more={more} />,
              },
            ]}
          />
        )}
      </Loaded>
    </section>
  )
}

type ActionsProps = MadeListProps & { made: MadeReport }

function Actions({ made, making, onCancel, more }: ActionsProps) {
  const { id, state, title, params, format } = made
  if (isUnderWay(made)) {
    return (
      <Button variant="default" size="xs" aria-label={`Cancel ${title}`} onClick={() => onCancel(made)}>
        Cancel
      </Button>
    )
  }
  if (state !== 'ready') {
    return (
      <Button
        variant="default"
        size="xs"
        aria-label={`Make ${title} again`}
        onClick={() => making.make({ ...params, format, againOf: id })}
      >
        Make it again
      </Button>
    )
  }
  const items = () => [...more(made), { label: 'Delete', isDanger: true, onClick: () => onCancel(made) }]
  return (
    <span className={styles.actions}>
      <Download made={made} />
      <RowMenu name={title} items={items} />
    </span>
  )
}

function Name({ made: { title, range, madeBy, madeAt } }: { made: MadeReport }) {
  return (
    <>
      {title}
      <span className={styles.line}>{range}</span>
      <span className={styles.line}>{`${madeBy}, ${lagosDay(new Date(madeAt))}`}</span>
    </>
  )
}

function State({ made }: { made: MadeReport }) {
  return (
    <span className={styles.state}>
      <StateMark state={madeStates[shownState(made)]} />
      {made.state === 'making' && <Progress made={made} />}
      {made.problem !== null && <span className={styles.line}>{made.problem}</span>}
    </span>
  )
}

function Download({ made: { title, fileUrl, fileName } }: { made: MadeReport }) {
  if (fileUrl === null) return null
  return (
    <Button
      component="a"
      variant="default"
      size="xs"
      href={fileUrl}
      download={fileName}
      aria-label={`Download ${title}`}
      leftSection={<IconDownload size={16} aria-hidden="true" />}
    >
      Download
    </Button>
  )
}
