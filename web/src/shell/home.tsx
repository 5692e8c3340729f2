import { Suspense } from 'react'
import { useCarried } from '../platform/navigation.tsx'
import { useMe } from '../platform/session.ts'
import { LoadingSheet } from '../platform/ui/loading-sheet.tsx'
import { PageHeader } from '../platform/ui/page-header.tsx'
import { DataSourcePanel } from './data-source-panel.tsx'
import styles from './home.module.css'
import { Block, blocksOf } from './home-block.tsx'
import { type HomeBlock, homeBlocks } from './home-blocks.ts'

/** Who may create one. By role and not by the table of rights, so that no candidate's device loads either. */
export const createExam: HomeBlock = {
  roles: ['school_admin', 'teacher'],
  load: () => import('../report/create-exam-button.tsx'),
}

/** The dashboard's home, put together from what the rooms have to show to this role. */
export function Home() {
  const me = useMe()
  const carried = useCarried()
  const blocks = blocksOf(homeBlocks, me.role).filter(({ isAsked }) => isAsked?.(carried) ?? true)
  const alone = blocks.find(({ isAlone }) => isAlone?.(carried, me.id))
  const [create] = blocksOf([createExam], me.role)
  // It has come with the room: no dashboard is said to load.
  if (alone) {
    return (
      <Suspense>
        <Block block={alone} />
      </Suspense>
    )
  }
  return (
    <>
      <PageHeader
        title="Dashboard Overview"
        actions={
          create && (
            <Suspense>
              <Block block={create} />
            </Suspense>
          )
        }
      >
        Welcome back, {me.name}! Here's what's happening in your CBT system.
      </PageHeader>
      <DataSourcePanel />
      <div className={styles.blocks}>
        <Suspense fallback={<LoadingSheet>Loading dashboard...</LoadingSheet>}>
          {blocks.map((block) => (
            <Block key={homeBlocks.indexOf(block)} block={block} />
          ))}
        </Suspense>
      </div>
    </>
  )
}
