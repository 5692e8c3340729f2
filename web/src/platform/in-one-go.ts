import { notifyManager } from '@tanstack/react-query'

/** On a slow line what has come is shown after this, without the rest. */
const longestMs = 1_500

let readings = 0
let waiting: (() => void)[] = []

// What queries tell the screen is drawn a moment later, as usual; while something is read again, once all of it is there.
notifyManager.setScheduler((draw) => {
  if (readings > 0) waiting.push(draw)
  else setTimeout(draw, 0)
})

/** Shows everything that is read at once, so that no list stands beside figures of before it. */
export async function inOneGo(reading: Promise<void>): Promise<void> {
  readings += 1
  let isOver = false
  const drawAll = () => {
    if (isOver) return
    isOver = true
    readings -= 1
    if (readings > 0) return
    const all = waiting
    waiting = []
    setTimeout(() => {
      for (const draw of all) draw()
    }, 0)
  }
  const timer = setTimeout(drawAll, longestMs)
  try {
    await reading
  } finally {
    clearTimeout(timer)
    drawAll()
  }
}
