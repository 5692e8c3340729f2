import type { MadeReport } from '@sabimark/contract/answers.ts'
import type { Client } from '../../platform/client.ts'
import { orpc } from '../../platform/queries.ts'
import type { States } from '../../platform/ui/state.tsx'

export type ReportFile = Parameters<Client['report']['make']>[0]

const askedEveryMs = 1_500

export const isUnderWay = ({ state }: Pick<MadeReport, 'state'>) => state === 'waiting' || state === 'making'

/** Those of the last months; asked for again while one of them is under way. */
export const madeQuery = orpc.report.listMade.queryOptions({
  refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? askedEveryMs : false),
})

/** Cancelled before there was a file, or its file was deleted: only a file has a time until which it is kept. */
export const shownState = ({ state, expiresAt }: MadeReport) =>
  state === 'cancelled' && expiresAt !== null ? 'deleted' : state

export const madeStates: States<ReturnType<typeof shownState>> = {
  waiting: ['Waiting', 'grey'],
  making: ['Being made', 'blue'],
  ready: 'Ready',
  failed: ['Failed', 'red'],
  cancelled: ['Cancelled', 'grey'],
  deleted: ['Deleted', 'grey'],
  expired: ['Expired', 'grey'],
}

/** '412 kB', '1.2 MB'. */
export function sizeText(bytes: number): string {
  const kilobytes = bytes / 1024
  return kilobytes < 1_000 ? `${Math.max(1, Math.round(kilobytes))} kB` : `${(kilobytes / 1024).toFixed(1)} MB`
}

/** Begins to save a file that stands on the server. */
export function saveFile({ fileUrl, fileName }: Pick<MadeReport, 'fileUrl' | 'fileName'>): void {
  if (fileUrl === null) return
  const link = document.createElement('a')
  link.href = fileUrl
  link.download = fileName
  link.click()
}
