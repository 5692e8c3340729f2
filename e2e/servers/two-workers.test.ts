// A hall whose pages and boards are in two processes: what one has heard the other shows, and what staff do in one is told in both.
import { randomBytes } from 'node:crypto'
import { readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@sabimark/contract/contract.ts'
import { downFrames, heartbeatFrame, hiFrame } from '@sabimark/domain/attempt/live-frames.ts'
import { newestRulesVersion } from '@sabimark/domain/exam/rules-version.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLiveSocket } from '../../scripts/live/live-socket.ts'
import { call } from '../kill/call.ts'
import { installProduct, type Product } from '../kill/product.ts'
import { examOf, openSchool, type School } from '../kill/school.ts'
import { readOutbox } from '../mail.ts'
import { readBoard } from './board-by-worker.ts'

const candidates = 8
const patience = { timeout: 60_000, interval: 250 }
let product: Product
let school: School

beforeAll(async () => {
  product = await installProduct()
  product.start(2)
  await product.ready()
  school = await openSchool(product.url, () => readOutbox(join(product.dataDir, 'outbox')), { candidates, leavers: 0 })
}, 300_000)
afterAll(() => product?.remove())

const socketsOf = (pid: number) =>
  readdirSync(`/proc/${pid}/fd`).filter((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`).startsWith('socket:')).length

async function openPage(url: string, ticket: string, waiting: number) {
  const heard: string[] = []
  const socket = openLiveSocket(url)
  socket.onopen = () => socket.send(hiFrame(ticket))
  socket.onmessage = ({ data }) => {
    heard.push(String(data))
    if (data === downFrames.ok) socket.send(heartbeatFrame(waiting))
  }
  await expect.poll(() => heard, patience).toEqual([downFrames.ok, downFrames.heard])
  return { heard, close: () => socket.close() }
}

test('each process shows whom the other has heard, and tells its pages what staff did in the other', async () => {
  const { admin, classIds } = school
  const draft = examOf(school, { title: 'In two', durationMinutes: 60, classId: classIds.candidates })
  const { examId } = await call(admin, contract.exam.create, draft)
  await call(admin, contract.exam.startNow, { examId })
  const { sittingId } = await call(admin, contract.exam.get, { examId })
  const hall = { examId, sittingId: sittingId ?? '' }
  const workers = await product.workers()
  const before = workers.map(socketsOf)
  const pages = []
  for (const [place, { browser }] of school.pupils.entries()) {
    const pageId = randomBytes(16).toString('hex')
    const asked = { examId, pageId, knows: newestRulesVersion }
    const { ticket } = await call(browser, contract.attempt.start, asked)
    pages.push(await openPage(product.url, ticket, place + 1))
  }
  expect(workers.every((pid, place) => socketsOf(pid) > (before[place] ?? 0))).toBe(true)

  const complete = new Set<string>()
  const look = async () => {
    const { board, worker } = await readBoard(admin, hall)
    if (board.rows.every(({ waiting }) => waiting !== null && waiting > 0)) complete.add(worker)
    return complete.size
  }
  await expect.poll(look, patience).toBe(workers.length)

  const { board } = await readBoard(admin, hall)
  const ids = board.people.map(({ id }) => id)
  await call(admin, contract.hall.giveTime, { ...hall, ids, minutes: 5, seen: board.seen, reason: 'Began late' })
  for (const { heard } of pages) await expect.poll(() => heard, patience).toContain(downFrames.lookNow)
  for (const { close } of pages) close()
}, 300_000)
