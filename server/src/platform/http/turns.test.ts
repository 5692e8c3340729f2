import { setImmediate as later } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createTurns, createTurnsByName, createTwoLines } from './turns.ts'

/** Work that goes on until it is told to end. */
function heldWork() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { work: () => ended, end }
}

const valuesOf = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.message))

describe('turns', () => {
  it('run so many at the same time, in the order they came, also after one failed', async () => {
    const inTurn = createTurns({ mostAtOnce: 2, mostWaiting: 4 })
    const begun: number[] = []
    let running = 0
    let mostRunning = 0
    const outcomes = await Promise.allSettled(
      [0, 1, 2, 3, 4, 5].map((number) =>
        inTurn(async () => {
          begun.push(number)
          running += 1
          mostRunning = Math.max(mostRunning, running)
          await later()
          running -= 1
          if (number === 1) throw new Error('failed')
          return number
        }),
      ),
    )
    expect(begun).toEqual([0, 1, 2, 3, 4, 5])
    expect(mostRunning).toBe(2)
    expect(valuesOf(outcomes)).toEqual([0, 'failed', 2, 3, 4, 5])
    expect(await inTurn(async () => 'free again')).toBe('free again')
  })

  it('are refused beyond those that may wait, without being begun, until one has ended', async () => {
    const inTurn = createTurns({ mostAtOnce: 1, mostWaiting: 2 })
    const { work, end } = heldWork()
    const begun: number[] = []
    const all = [0, 1, 2, 3].map((number) =>
      inTurn(async () => {
        begun.push(number)
        await work()
      }),
    )
    await expect(all[3]).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503 })
    end()
    await Promise.all(all.slice(0, 3))
    expect(begun).toEqual([0, 1, 2])
    expect(await inTurn(async () => 'free again')).toBe('free again')
  })
})

describe('two lines before the same places', () => {
  it('take turns, one of the side line after every so many of the main one, and each has its own end', async () => {
    const { main, side } = createTwoLines({ mostAtOnce: 1, mostWaiting: 7 }, { mostWaiting: 3, oneAfter: 2 })
    const { work, end } = heldWork()
    const begun: string[] = []
    const held = main(work)
    const asked = [
      ...Array.from({ length: 4 }, (_, n) => side(async () => begun.push(`side ${n}`))),
      ...Array.from({ length: 8 }, (_, n) => main(async () => begun.push(`main ${n}`))),
    ]
    end()
    const refused = (await Promise.allSettled(asked)).flatMap(({ status }, n) => (status === 'rejected' ? [n] : []))
    expect(refused).toEqual([3, 11])
    const inOrder = 'main 0,main 1,side 0,main 2,main 3,side 1,main 4,main 5,side 2,main 6'
    expect(begun.join()).toBe(inOrder)
    await held
    expect(await side(async () => 'free again')).toBe('free again')
  })

  it('leave no place empty while one of them waits', async () => {
    const { main, side } = createTwoLines({ mostAtOnce: 1, mostWaiting: 2 }, { mostWaiting: 3, oneAfter: 2 })
    const { work, end } = heldWork()
    const begun: number[] = []
    const all = [main(work), ...[0, 1, 2].map((n) => side(async () => begun.push(n)))]
    end()
    await Promise.all(all)
    expect(begun).toEqual([0, 1, 2])
  })
})

describe('turns by name', () => {
  it('wait for those of the same name alone', async () => {
    const inTurn = createTurnsByName({ mostAtOnce: 1, mostWaiting: 1 })
    const { work, end } = heldWork()
    const held = inTurn('one', work)
    expect(await inTurn('other', async () => 'at once')).toBe('at once')
    const waiting = inTurn('one', async () => 'after it')
    await expect(inTurn('one', work)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    end()
    await held
    expect(await waiting).toBe('after it')
    expect(await inTurn('one', async () => 'free again')).toBe('free again')
  })
})
