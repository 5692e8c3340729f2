import type { MadeReport } from '@sabimark/contract/answers.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { announce } from '../../platform/news/announcer.ts'
import { queryClient } from '../../platform/queries.ts'
import { isUnderWay, madeQuery, type ReportFile, saveFile } from './made-reports.ts'

/** What a file was asked for. */
type Purpose = 'download' | 'share' | 'email'
type Watched = { id: string; purpose: Purpose }

/** What reports are made into files: begun here, watched until they are ready, and then downloaded or handed on. */
export function useMaking() {
  const query = useQuery(madeQuery)
  const [watched, setWatched] = useState<readonly Watched[]>([])
  /** Ready, and to be shared or emailed now. */
  const [handedOn, setHandedOn] = useState<{ made: MadeReport; purpose: Purpose } | null>(null)
  const watch = (made: MadeReport, purpose: Purpose = 'download') => {
    setWatched((all) => [...all.filter(({ id }) => id !== made.id), { id: made.id, purpose }])
    showInList(made)
  }
  const making = useAct(
    ({ file }: { file: ReportFile; purpose: Purpose }, pressed) => client.report.make(file, pressed),
    (made, { purpose }) => watch(made, purpose),
  )
  const items = query.data?.items
  useEffect(() => {
    const ended = watched.flatMap(({ id, purpose }) => {
      const made = items?.find((one) => one.id === id)
      return made && ['ready', 'cancelled'].includes(made.state) ? [{ made, purpose }] : []
    })
    // One dialog at a time: a PIN is shown once, and nothing takes its place. The next comes when it is put away.
    const next = handedOn ? undefined : ended.find(isHandedOn)
    const done = ended.filter((one) => one === next || !isHandedOn(one))
    if (done.length === 0) return
    setWatched((all) => all.filter(({ id }) => !done.some(({ made }) => made.id === id)))
    for (const { made, purpose } of done) {
      if (made.state !== 'ready') continue
      if (purpose === 'download') {
        saveFile(made)
        announce(`${made.fileName} was downloaded. It stays in the list of reports.`)
      } else setHandedOn({ made, purpose })
    }
  }, [items, watched, handedOn])
  return {
    query,
    watch,
    make: (file: ReportFile, purpose: Purpose = 'download') =>
      making.act({ file: purpose === 'download' ? file : { ...file, takesReady: true }, purpose }),
    isBeginning: making.isWorking,
    /** Why nothing was begun. */
    error: making.error,
    forgetError: making.forget,
    /** Begun in this visit, and still under way or failed. */
    current: (items ?? []).filter((made) => watched.some(({ id }) => id === made.id) && !isDone(made)),
    forget: (id: string) => setWatched((all) => all.filter((one) => one.id !== id)),
    handedOn,
    handOn: (made: MadeReport, purpose: 'share' | 'email') => setHandedOn({ made, purpose }),
    putAway: () => setHandedOn(null),
  }
}

const isHandedOn = ({ made, purpose }: { made: MadeReport; purpose: Purpose }) =>
  made.state === 'ready' && purpose !== 'download'

export type Making = ReturnType<typeof useMaking>

const isDone = (made: MadeReport) => !isUnderWay(made) && made.state !== 'failed'

/** At once, before the list is asked for again. */
export function showInList(made: MadeReport): void {
  queryClient.setQueryData(madeQuery.queryKey, (list) => {
    const others = (list?.items ?? []).filter(({ id }) => id !== made.id)
    const isKnown = others.length < (list?.items.length ?? 0)
    return { items: isKnown ? (list?.items ?? []).map((one) => (one.id === made.id ? made : one)) : [made, ...others] }
  })
  void queryClient.invalidateQueries({ queryKey: madeQuery.queryKey })
}
