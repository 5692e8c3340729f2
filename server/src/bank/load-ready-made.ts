import { setImmediate } from 'node:timers/promises'

/** Saves and whatever else waits have their turn between two items. */
export const pause = () => setImmediate()

let loaded: ReturnType<typeof load> | undefined
let drawn: ReturnType<typeof draw> | undefined

/** Some hundred templates and their checks, loaded when somebody first asks: enough to say what a source is. */
export function readyMadeSources() {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}

/** What was found wrong, without the templates. */
export const readyMadeWithdrawals = () => import('@sabimark/ready-made/withdrawn.ts')

/** All of it, with every question drawn, which takes some seconds at the first time. */
export function readyMade() {
  drawn ??= draw().catch((error: unknown) => {
    drawn = undefined
    throw error
  })
  return drawn
}

async function load() {
  const [own, mix, withdrawn] = await Promise.all([
    import('@sabimark/ready-made/own.ts'),
    import('@sabimark/ready-made/mix.ts'),
    import('@sabimark/ready-made/withdrawn.ts'),
  ])
  return { ...own, ...mix, ...withdrawn }
}

async function draw() {
  const engine = await readyMadeSources()
  await engine.drawAll(pause)
  return engine
}
