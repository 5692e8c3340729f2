// Who one is, and the own password.
import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { become } from './steps/people.ts'
import { school } from './steps/sample.ts'
import { signInStaff, signInStudent } from './steps/site.ts'
import { test } from './test.ts'

test.use({ installation: 'profile' })

test.describe.configure({ mode: 'serial' })

test.describe('the profile', () => {
  test('says who one is, and changes the password', async ({ page, people }) => {
    await become(page, people.signIns.school_admin)
    await page.goto('/dashboard/profile')
    const main = page.getByRole('main')
    for (const fact of [school.name, school.email, 'school admin', school.schoolName]) {
      await expect(main.getByText(fact, { exact: true })).toBeVisible()
    }
    await expectAccessible(page)
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
    await signInStudent(page, { subdomain: school.subdomain, ...candidate })
    await page.goto('/dashboard/profile')
    const main = page.getByRole('main')
    for (const fact of [candidate.name, candidate.studentNumber, 'SS1A', 'student']) {
      await expect(main.getByText(fact, { exact: true })).toBeVisible()
    }
    await expect(main.getByText('Email')).toHaveCount(0)
  })
})
