import { usualConduct } from '@sabimark/domain/exam/conduct.ts'
import { expect, test } from 'vitest'
import { answer } from '../../../test/moves.ts'
import { anUnheardHall } from '../../../test/unheard-hall.ts'
import { leaveText } from '../room/leave-words.ts'
import { syncWords } from '../room/sync-words.ts'
import { saidUnheard } from './unheard-words.ts'

const low = 'Your answers are sent when there is a network.'
const here = { tone: 'here', short: 'Saved on this computer.', long: null, low, heard: null }

test('a room nobody has heard of says where its answers are, stays quiet, and is as any other once it was heard', async () => {
  const hall = anUnheardHall()
  hall.server.state.network = 'request lost'
  const sync = saidUnheard(await hall.opened())
  await hall.pass(1_000)
  // Before the first answer, too: nothing of it is on a server.
  expect(syncWords(sync.view())).toEqual(here)
  sync.move(answer('q1', 'a'))
  await hall.pass(300_000)
  expect(sync.view().status).toMatchObject({ status: 'not_on_server', minutes: 4 })
  expect(syncWords(sync.view())).toEqual(here)
  // A key that was just pressed is on no disk.
  const typing = { ...sync.view(), typing: { question: 'q1', isAnswer: true } }
  expect(syncWords(typing)).toEqual({ ...here, tone: 'quiet', short: 'Saving…' })
  expect(leaveText(sync.view(), usualConduct)).toContain('to come back to them you need the hall code')
  sync.submit()
  await hall.pass(1_000)
  const { said, isFailing, ended } = sync.view()
  expect([isFailing, ended]).toEqual([true, 'candidate'])
  expect(said).toBeDefined()
  expect(sync.view()).toBe(sync.view())
  hall.server.state.network = 'works'
  await hall.pass(60_000)
  expect(sync.view()).toMatchObject({ isFailing: false, isSubmitted: true })
  expect(sync.view().said).toBeUndefined()
})

test('what the device has not written down is not called saved', async () => {
  const hall = anUnheardHall()
  hall.server.state.network = 'request lost'
  const sync = saidUnheard(await hall.opened())
  hall.disk.isBroken = true
  sync.move(answer('q1', 'a'))
  await hall.pass(90_000)
  expect(sync.view().said).toBeUndefined()
  expect(syncWords(sync.view()).tone).toBe('bad')
})
