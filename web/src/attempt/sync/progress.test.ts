import { expect, test } from 'vitest'
import { afterEvent, noProgress, resume } from './progress.ts'

const onServer = { ...noProgress, answers: { q1: ['c'], q2: ['a'] }, flagged: ['q2'], visited: ['q1', 'q2'] }

test('what this device did and could not send stands on the screen and is said again', () => {
  const { progress, again } = resume(onServer, [
    { epoch: 1, seq: 4, atMs: 10, kind: 'answer', question: 'q1', value: ['b'] },
    { epoch: 1, seq: 5, atMs: 20, kind: 'clear', question: 'q2' },
    { epoch: 1, seq: 6, atMs: 30, kind: 'unflag', question: 'q2' },
    { epoch: 1, seq: 7, atMs: 40, kind: 'visit', question: 'q3' },
  ])
  expect(progress).toEqual({ answers: { q1: ['b'] }, flagged: [], visited: ['q1', 'q2', 'q3'], lastQuestion: 'q3' })
  expect(again).toEqual([
    { kind: 'answer', question: 'q1', value: ['b'] },
    { kind: 'clear', question: 'q2' },
    { kind: 'unflag', question: 'q2' },
  ])
})

test('what the server already knows is not said again', () => {
  const { progress, again } = resume(onServer, [
    { epoch: 1, seq: 1, atMs: 10, kind: 'answer', question: 'q1', value: ['c'] },
    { epoch: 1, seq: 2, atMs: 11, kind: 'leave' },
  ])
  expect(progress.answers).toEqual(onServer.answers)
  expect(again).toEqual([])
})

test('events are folded in the order of their pages, whatever order the device keeps them in', () => {
  const { progress } = resume(noProgress, [
    { epoch: 2, seq: 1, atMs: 50, kind: 'answer', question: 'q1', value: ['b'] },
    { epoch: 1, seq: 9, atMs: 10, kind: 'answer', question: 'q1', value: ['a'] },
  ])
  expect(progress.answers).toEqual({ q1: ['b'] })
})

test('one more event keeps the rest', () => {
  const next = afterEvent(onServer, { seq: 1, atMs: 0, kind: 'flag', question: 'q1' })
  expect(next).toEqual({ ...onServer, flagged: ['q2', 'q1'], lastQuestion: 'q1' })
})
