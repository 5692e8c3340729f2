import type { CheckedAnswer } from '@sabimark/contract/answers.ts'
import { isNetworkError, refusalText } from '../../../platform/refusal.ts'
import type { Practice } from '../../practice.ts'

export type CheckingView = {
  /** By question. */
  checked: ReadonlyMap<string, CheckedAnswer>
  /** The question that is being checked. */
  asking: string | null
  problem: { questionId: string; text: string } | null
}

export const needsNetwork = 'Checking needs the network. Your answer is kept. Check it again when the network is back.'
export const needsAnswer = 'Answer this question first, then check it.'

/** As long as somebody waits at a button. */
const savedWithinMs = 8_000

/** What has been checked in this room; asks one question at a time, once what was answered is on the server. */
export function createChecking({ sync, check }: Practice) {
  const listeners = new Set<() => void>()
  let view: CheckingView = { checked: new Map(), asking: null, problem: null }
  let isLoaded = false
  const change = (part: Partial<CheckingView>) => {
    view = { ...view, ...part }
    for (const tell of listeners) tell()
  }
  const keep = (items: readonly CheckedAnswer[]) =>
    change({ checked: new Map([...view.checked, ...items.map((item) => [item.questionId, item] as const)]) })

  return {
    view: () => view,
    subscribe: (tell: () => void) => {
      listeners.add(tell)
      return () => {
        listeners.delete(tell)
      }
    },
    /** What was checked before this page was opened. A network that fails is asked again by whoever calls next. */
    load: async () => {
      if (isLoaded) return
      isLoaded = true
      try {
        keep((await check()).items)
      } catch {
        isLoaded = false
      }
    },
    /** True when it has been checked. */
    check: async (questionId: string): Promise<boolean> => {
      if (view.asking !== null) return false
      const say = (text: string) => change({ problem: { questionId, text } })
      if (!Object.hasOwn(sync.view().progress.answers, questionId)) {
        say(needsAnswer)
        return false
      }
      change({ asking: questionId, problem: null })
      try {
        if (!(await areSaved(sync))) say(needsNetwork)
        else keep((await check(questionId)).items)
      } catch (error) {
        say(isNetworkError(error) ? needsNetwork : refusalText(error))
      }
      change({ asking: null })
      return view.checked.has(questionId)
    },
  }
}

export type Checking = ReturnType<typeof createChecking>

/** Whether everything that was answered here is on the server within the time somebody waits. */
async function areSaved({ view, subscribe, tryNow }: Practice['sync']): Promise<boolean> {
  const isSaved = () => view().waitingCount === 0
  if (isSaved()) return true
  if (!navigator.onLine) return false
  tryNow()
  return await new Promise((resolve) => {
    const end = (outcome: boolean) => {
      clearTimeout(timer)
      stop()
      resolve(outcome)
    }
    const timer = setTimeout(() => end(false), savedWithinMs)
    const stop = subscribe(() => {
      if (isSaved()) end(true)
    })
  })
}
