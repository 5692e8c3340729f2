// One screen as the app shows it, in a real browser and without a server: the demo's answers stand in for one, and a test
// says what a call answers instead.
import { ORPCError } from '@orpc/client'
import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@sabimark/contract/contract.ts'
import { type RefusalCode, refusals } from '@sabimark/contract/refusal.ts'
import { demoAccounts } from '@sabimark/domain/people/demo-accounts.ts'
import type { Role } from '@sabimark/domain/people/role.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { cleanup, render } from 'vitest-browser-react'
import { answerDemoBy } from '../src/platform/client.ts'
import { forgetNews } from '../src/platform/news/announcer.ts'
import { keepPersonHere } from '../src/platform/person-here.ts'
import { queryClient } from '../src/platform/queries.ts'
import { meQuery } from '../src/platform/session.ts'
import '../src/platform/theme/control-styles.ts'
import { ThemeProvider } from '../src/platform/theme/theme-provider.tsx'

type Inputs = InferContractRouterInputs<typeof contract>
type Outputs = InferContractRouterOutputs<typeof contract>
type Rooms = keyof typeof contract

/** What calls answer in one test, by room and verb; every other call is answered by the samples of the demo. */
export type Answers = {
  [Room in Rooms]?: {
    [Verb in keyof Outputs[Room]]?: (
      input: Verb extends keyof Inputs[Room] ? Inputs[Room][Verb] : undefined,
    ) => Outputs[Room][Verb] | Promise<Outputs[Room][Verb]>
  }
}

type Shown = {
  as?: Role
  theme?: 'light' | 'dark'
  answers?: Answers
  /** Hears each call as it goes out: room and verb, and its request key. */
  hear?: (call: string, requestKey: string | undefined) => void
  /** The address behind the host: `/?classId=…`. */
  at?: string
  /** The path of the screen's route, for one with a parameter: `/dashboard/students/$studentId`. Any, unless said. */
  path?: string
}

/** Puts the screen into the page for one of the people of the demo, and returns when it is drawn. */
export async function showScreen(
  Screen: ComponentType,
  { as = 'school_admin', theme = 'light', answers = {}, hear, at = '/', path = '$' }: Shown = {},
): Promise<void> {
  // The screen before, where a test shows two.
  await cleanup()
  queryClient.clear()
  keepPersonHere(null)
  // What another file told last would cover this screen, or be read as its own: the page goes on to the next file.
  forgetNews()
  localStorage.setItem('cbt_theme', theme)
  const email = demoAccounts.find(({ role }) => role === as)?.email ?? null
  answerDemoBy(async (path, input, { requestKey }) => {
    hear?.(path.join('.'), requestKey)
    const own = answerFor(answers, path)
    if (own) return await own(input)
    const { answer } = await import('@sabimark/demo/demo.ts')
    return await answer(path, input, { email, leave: () => undefined })
  })
  // Every page behind sign-in knows who is there before it is drawn.
  await queryClient.ensureQueryData(meQuery)
  const root = createRootRoute({
    component: () => (
      // As the shell has it: 16 px under 900, and 24 from there on.
      <main tabIndex={-1} style={{ paddingInline: 'clamp(16px, (100vw - 899px) * 8, 24px)' }}>
        <Outlet />
      </main>
    ),
  })
  const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path, component: () => <Screen /> })])
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [at] }) })
  await router.load()
  await render(
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ThemeProvider>,
  )
}

function answerFor(answers: Answers, [room = '', verb = '']: readonly string[]): ((input: unknown) => unknown) | null {
  const calls: unknown = Reflect.get(answers, room)
  const found: unknown = typeof calls === 'object' && calls !== null ? Reflect.get(calls, verb) : null
  return typeof found === 'function' ? (input) => found(input) : null
}

/** A refusal of the contract, as it arrives from the server. */
export function refusal(code: RefusalCode, data?: object): Error {
  const { status, message } = refusals[code]
  return new ORPCError(code, { defined: true, status, message, data })
}

/** What a call answers that is never answered. */
export const never = new Promise<never>(() => undefined)
