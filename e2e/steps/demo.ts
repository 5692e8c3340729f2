// What a person does in demo mode, and what may leave the browser meanwhile.
import { type BrowserContext, expect, type Page, type Request } from '@playwright/test'
import { demoAccounts } from '@sabimark/domain/people/demo-accounts.ts'
import type { Role } from '@sabimark/domain/people/role.ts'

/** Signs in as the demo account of a role; the page ends on the dashboard. */
export async function enterDemo(page: Page, role: Role): Promise<void> {
  const account = demoAccounts.find((one) => one.role === role)
  if (!account) throw new Error(`No demo account is a ${role}.`)
  // A page where nothing of ours runs.
  await page.goto('/mark.svg')
  await page.evaluate((email) => {
    localStorage.setItem('cbt_data_mode', 'demo')
    localStorage.setItem('cbt_demo_user', email)
  }, account.email)
  await page.goto('/dashboard')
  await expect(page.getByText(`Welcome back, ${account.name}!`)).toBeVisible()
}

/** Every request of the context that demo mode may not make: empty as long as it keeps its word. */
export function watchRequests(context: BrowserContext, ownUrl: string): string[] {
  const found: string[] = []
  context.on('request', (request) => {
    if (!isQuiet(request, ownUrl)) found.push(`${request.method()} ${request.url()}`)
  })
  return found
}

/** A page of ours, or one of its own files: nothing that asks the server about anything. */
function isQuiet(request: Request, ownUrl: string): boolean {
  if (request.url().startsWith('data:')) return true
  if (!request.url().startsWith(`${ownUrl}/`) || request.method() !== 'GET') return false
  const { pathname, search } = new URL(request.url())
  if (/^\/(?:rpc|api|content|health)(?:\/|$)/.test(pathname)) return false
  if (request.resourceType() === 'document') return true
  // The worker that an exam has left on the device fetches the page itself.
  if (request.serviceWorker() && /^\/dashboard(?:\/|$)/.test(pathname)) return true
  return (
    search === '' && (pathname.startsWith('/assets/') || /^\/[\w.-]+\.(?:svg|js|png|ico|webmanifest)$/.test(pathname))
  )
}

export type Kept = { mode: string | null; user: string | null }

export async function keptHere(page: Page): Promise<Kept> {
  return await page.evaluate(() => ({
    mode: localStorage.getItem('cbt_data_mode'),
    user: localStorage.getItem('cbt_demo_user'),
  }))
}
