// Who one is, and the own password; the school's logo is set in its settings.
import { fileURLToPath } from 'node:url'
import { expect, type Locator } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { become } from './steps/people.ts'
import { school } from './steps/sample.ts'
import { signInStaff, signInStudent } from './steps/site.ts'
import { test } from './test.ts'

/** Whether the last picture in this place has arrived, and the browser can show it. */
const isDrawn = (place: Locator) =>
  place
    .locator('img')
    .last()
    .evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth > 1))

test.use({ installation: 'profile' })

test.describe.configure({ mode: 'serial' })

const logo = fileURLToPath(new URL('../web/public/icon-512.png', import.meta.url))

test.describe('the profile', () => {
  test('leaves the logo of the school to its settings', async ({ page, people }) => {
    await become(page, people.signIns.school_admin)
    await page.goto('/dashboard/settings')
    const card = page.getByRole('group', { name: `Logo of ${school.schoolName}` })
    await expect(card.getByText('Recommended logo size 512x512 pixels')).toBeVisible()
    await card.locator('input[type=file]').setInputFiles(logo)
    await expect(isDrawn(card)).resolves.toBe(true)
    await card.getByRole('button', { name: 'Turn' }).click()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByRole('form').getByRole('status')).toHaveText('Saved.')
    for (const place of [card, page.getByRole('complementary').filter({ hasText: school.schoolName })]) {
      await expect(place.locator('img[src^="/files/"]')).toBeVisible()
      await expect.poll(() => isDrawn(place)).toBe(true)
    }
    await expectAccessible(page)
  })

  test('says who one is, and changes the password', async ({ page, people }) => {
    await become(page, people.signIns.school_admin)
    await page.goto('/dashboard/profile')
    const main = page.getByRole('main')
    for (const fact of [school.name, school.email, 'school admin', school.schoolName]) {
      await expect(main.getByText(fact, { exact: true })).toBeVisible()
    }
    await expectAccessible(page)
    await page.getByRole('tab', { name: 'Security' }).click()
    await expect(page).toHaveURL(/\?tab=security$/)
    const field = (name: string) => page.locator(`[name=${name}]`)
    const change = page.getByRole('button', { name: 'Change password' })
    await change.click()
    await expect(page.getByText('Current password is required.')).toBeVisible()
    await expect(page.getByText('Password is required.', { exact: true })).toBeVisible()
    await expect(field('currentPassword')).toBeFocused()

    const next = 'greener field 2'
    await field('currentPassword').fill('not the password')
    await field('newPassword').fill(next)
    await field('confirmPassword').fill(`${next}x`)
    await change.click()
    await expect(page.getByText('Passwords do not match.')).toBeVisible()
    await field('confirmPassword').fill(next)
    await change.click()
    await expect(page.getByText('Your current password is incorrect.')).toBeVisible()
    await expect(field('newPassword')).toHaveValue(next)
    await field('currentPassword').fill(school.password)
    await change.dblclick()
    await expect(page.getByText('Your password was changed.')).toBeVisible()
    await expect(field('newPassword')).toHaveValue('')

    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await signInStaff(page, { email: school.email, password: next })
  })

  test('of a student names class and student ID, and leaves out an email', async ({ page, people }) => {
    const { candidate } = people.hall
    const files: string[] = []
    page.on('request', (request) => request.url().includes('/files/') && files.push(request.url()))
    await signInStudent(page, { subdomain: school.subdomain, ...candidate })
    // The sign-in page shows it, once.
    files.length = 0
    await page.goto('/dashboard/profile')
    const main = page.getByRole('main')
    for (const fact of [candidate.name, candidate.studentNumber, 'SS1A', 'student']) {
      await expect(main.getByText(fact, { exact: true })).toBeVisible()
    }
    await expect(main.getByText('Email')).toHaveCount(0)
    // The whole logo may be large: a candidate's data bear the small one, which the browser of who saved it has made.
    const mark = page.getByRole('complementary').filter({ hasText: school.schoolName })
    await expect(mark.locator('img[src$="/small"]')).toBeVisible()
    await expect.poll(() => isDrawn(mark)).toBe(true)
    expect(files.filter((url) => !url.endsWith('/small'))).toEqual([])
    const small = await page.request.get(files[0] ?? '')
    expect((await small.body()).length).toBeLessThanOrEqual(2_048)
  })
})
