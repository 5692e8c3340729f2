import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import ContactMissing from './contact-missing.tsx'

const { answer } = await import('@sabimark/demo/demo.ts')
const here = { email: 'super@sabimark.example', leave: () => undefined }
type Settings = Awaited<ReturnType<typeof settings>>
const settings = async () =>
  (await answer(['school', 'getSettings'], undefined, here)) as { school: Record<string, unknown> }

async function show(school: Record<string, string>): Promise<void> {
  const all: Settings = await settings()
  const getSettings = () => ({ ...all, school: { ...all.school, ...school } })
  await showScreen(ContactMissing, { as: 'super_admin', answers: { school: { getSettings } } as never })
}

test('whoever can say how the company is reached reads what is missing, and where to say it', async () => {
  await show({ email: '', phone: '', whatsApp: '' })
  await expect.element(page.getByText(/No public page shows your email, phone, or WhatsApp/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Say it in Settings' }))
    .toHaveAttribute('href', '/dashboard/settings')
  await expectAccessible()
})

test('nothing stands there once all is said', async () => {
  await show({ email: 'help@sabimark.test', phone: '0800 333 4444', whatsApp: '+234 800 333 4444' })
  await expect.element(page.getByRole('main')).toHaveTextContent('')
})
