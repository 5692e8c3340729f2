import { setTimeout as wait } from 'node:timers/promises'
import type { BenchArguments, Part } from './arguments.ts'
import { measureArrive } from './arrive/measure-arrive.ts'
import { measureBackup } from './backup/measure-backup.ts'
import { measureBank } from './bank/measure-bank.ts'
import { measureBoard } from './board/measure-board.ts'
import { measureCitus } from './citus/measure-citus.ts'
import { measureCore } from './core/core.ts'
import { measureCorrections } from './corrections/measure-corrections.ts'
import { measureCounts } from './counts/measure-counts.ts'
import { measureExams } from './exams/measure-exams.ts'
import { measureHttpFloor, measurePgFloor } from './floor/floor.ts'
import { measureGrowth } from './growth/measure-growth.ts'
import { measureLive, measureSocketKb } from './live/measure-live.ts'
import { measureOffice } from './office/measure-office.ts'
import { measureHerds } from './parts/herds.ts'
import { measureOpen } from './parts/open.ts'
import type { Pace } from './parts/pace.ts'
import { measureSaves, openSaveHall } from './parts/save.ts'
import { measureSignIns } from './parts/signin.ts'
import { onStage, type Stage } from './parts/stage.ts'
import { measureTyped } from './parts/typed.ts'
import { residentMb } from './product/processes.ts'
import type { Figures } from './report/figures.ts'
import { measureMeanwhile } from './reports/measure-meanwhile.ts'
import { measureReports } from './reports/measure-reports.ts'
import { measureRoster } from './roster/measure-roster.ts'
import { measureRegisterMeanwhile } from './roster/register-meanwhile.ts'

type Options = Pick<BenchArguments, 'parts' | 'isProfiled'> & { pace: Pace; say: (line: string) => void }

/** Measures the parts that were asked for, one after the other: they would only disturb each other. */
export async function measureAll({ parts, isProfiled, pace, say }: Options): Promise<Figures> {
  const figures: Figures = {}
  const isAsked = (...names: Part[]) => names.some((name) => parts.has(name))
  if (isAsked('core')) {
    say('the pure core')
    figures.core = measureCore(pace.measureMs / 10)
  }
  if (isAsked('floor')) {
    say('the floor: HTTP without a database, then PostgreSQL without a server')
    figures.floor = { http: await measureHttpFloor(pace), pg: await measurePgFloor(pace) }
  }
  if (isAsked('save', 'open', 'signin', 'start', 'submit', 'typed', 'rss', 'bytes')) {
    let restMb: number | undefined
    const rest = async ({ pid, readyAt }: Stage['product']) => {
      if (!isAsked('rss')) return
      say(`waiting until ${pace.restMs / 1000} s after ready`)
      await wait(readyAt + pace.restMs - performance.now())
      restMb = residentMb(pid)
    }
    const work = async (stage: Stage) => {
      Object.assign(figures, await measureOnOneWorker(stage, isAsked, restMb))
    }
    await onStage({ isProfiled, pace, say }, work, rest)
  }
  if (isAsked('live')) {
    let socketKb = Number.NaN
    const rest = async (product: Stage['product']) => {
      socketKb = await measureSocketKb(product, pace.live.pages)
    }
    figures.live = await onStage({ isProfiled, pace, say }, (stage) => measureLive(stage, socketKb), rest)
  }
  if (isAsked('counts')) figures.counts = await measureCounts(pace.counts, say)
  if (isAsked('workers2')) {
    figures.workers2 = await onStage({ workers: 2, isProfiled: false, pace, say }, async (stage) => {
      await openSaveHall(stage)
      const { save } = await measureSaves(stage, pace.workers2.lanes)
      return { save, ...(await measureHerds(stage, pace.workers2.herds, { start: true, submit: true })) }
    })
  }
  if (isAsked('pages')) {
    // Loaded when it is asked for, like what counts bytes: it brings a browser along.
    const { measurePages } = await import('./pages/measure-pages.ts')
    const { visits: rounds, shifts, staffPages: staff, devices } = pace
    figures.pages = await measurePages({ rounds, shifts, staff, devices, say })
  }
  if (isAsked('growth', 'years')) {
    const { counts, growth, years } = pace.growth
    figures.growth = await measureGrowth({ sizes: isAsked('years') ? years : growth, counts, say })
  }
  if (isAsked('roster')) {
    const roster = await measureRoster(pace.roster, say)
    const register = (stage: Stage) => measureRegisterMeanwhile(stage, pace.roster.students)
    figures.roster = { ...roster, meanwhile: await onStage({ isProfiled, pace, say }, register) }
  }
  if (isAsked('bank')) figures.bank = await measureBank(pace.bank, say)
  if (isAsked('reports')) {
    const files = await measureReports(pace.reports, say)
    const meanwhile = await onStage({ isProfiled, pace, say }, measureMeanwhile)
    figures.reports = { files, meanwhile }
  }
  if (isAsked('board')) figures.board = await onStage({ isProfiled, pace, say }, measureBoard)
  if (isAsked('arrive')) figures.arrive = await onStage({ isProfiled, pace, say }, measureArrive)
  if (isAsked('offline')) {
    // Loaded when it is asked for: it brings a browser along.
    const { measureOffline } = await import('./offline/measure-offline.ts')
    figures.offline = await onStage({ isProfiled, pace, say }, measureOffline)
  }
  if (isAsked('corrections')) figures.corrections = await onStage({ isProfiled, pace, say }, measureCorrections)
  if (isAsked('exams')) figures.exams = await onStage({ isProfiled, pace, say }, measureExams)
  if (isAsked('backup')) figures.backup = await measureBackup(pace.backup, say)
  if (isAsked('citus')) figures.citus = await measureCitus(pace, say)
  if (isAsked('office')) figures.office = await measureOffice(pace.office, say)
  return figures
}

async function measureOnOneWorker(stage: Stage, isAsked: (...names: Part[]) => boolean, restMb: number | undefined) {
  const { pace } = stage
  const found: Figures = {}
  if (isAsked('save', 'open', 'signin', 'rss')) await openSaveHall(stage)
  if (isAsked('save', 'open', 'rss')) {
    const { save, mostMb } = await measureSaves(
      stage,
      isAsked('save') ? pace.lanes : [pace.middleLanes, pace.openLanes],
    )
    found.save = save
    if (restMb !== undefined) found.rssMb = { rest: restMb, load: mostMb }
  }
  if (isAsked('open')) found.open = await measureOpen(stage, (found.save?.[pace.middleLanes]?.perSecond ?? 0) / 2)
  if (isAsked('signin')) found.signin = await measureSignIns(stage)
  if (isAsked('start', 'submit')) {
    const { start, submit } = await measureHerds(stage, pace.herds, {
      start: isAsked('start'),
      submit: isAsked('submit'),
    })
    if (isAsked('start')) found.start = start
    if (isAsked('submit')) found.submit = submit
  }
  if (isAsked('typed')) found.typed = await measureTyped(stage)
  if (isAsked('bytes')) {
    found.bytes = await measureBytesOf(stage)
  }
  return found
}

async function measureBytesOf({ product, say }: Stage): Promise<NonNullable<Figures['bytes']>> {
  // Loaded when it is asked for: it brings a browser along.
  const [{ measureBytes }, { detailTable }] = await Promise.all([
    import('./bytes/measure-bytes.ts'),
    import('./bytes/table.ts'),
  ])
  const { bytes, detail } = await measureBytes(product, { say })
  if (product.inspectorUrl !== undefined) say(`where the bytes went:\n${detailTable(detail)}`)
  return bytes
}
