import { expect, test, vi } from 'vitest'
import { placeAfterSignIn, signInAddress } from './sign-in-address.ts'

const origin = 'https://greenfield.sabimark.example'

test.each([
  ['/dashboard', '', '/login'],
  ['/dashboard/', '', '/login?next=%2Fdashboard%2F'],
  ['/dashboard/exams/4f', '', '/login?next=%2Fdashboard%2Fexams%2F4f'],
  ['/dashboard/results', '?class=SS1A', '/login?next=%2Fdashboard%2Fresults%3Fclass%3DSS1A'],
  ['/', '', '/login'],
])('%s%s asks to sign in at %s', (pathname, search, expected) => {
  expect(signInAddress({ pathname, search })).toBe(expected)
})

test('a session that ended for want of use is said there', () => {
  expect(signInAddress({ pathname: '/dashboard', search: '' }, 'idle')).toBe('/login?ended=idle')
  const address = signInAddress({ pathname: '/dashboard/exams', search: '' }, 'idle')
  expect(address).toBe('/login?ended=idle&next=%2Fdashboard%2Fexams')
})

test.each([
  ['', '/dashboard'],
  ['/dashboard/exams/4f', '/dashboard/exams/4f'],
  ['/dashboard/results?class=SS1A', '/dashboard/results?class=SS1A'],
  ['/login', '/dashboard'],
  ['/dashboardish', '/dashboard'],
  ['https://evil.example/dashboard/exams', '/dashboard'],
  ['//evil.example/dashboard/exams', '/dashboard'],
  ['/\\\\evil.example/dashboard/', '/dashboard'],
  ['javascript:alert(1)//dashboard/', '/dashboard'],
  ['/dashboard/../login', '/dashboard'],
  ['/dashboard/..//evil.example/', '/dashboard'],
  ['/dashboard/%2e%2e//evil.example/', '/dashboard'],
  ['/dashboard/..\\\\evil.example', '/dashboard'],
  [' /dashboard/exams', '/dashboard'],
])('next=%s leads to %s', (next, expected) => {
  expect(placeAfterSignIn({ search: `?${new URLSearchParams({ next })}`, origin })).toBe(expected)
})

test('so it does in a browser that has no URL.canParse', () => {
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override canParse = undefined as never
    },
  )
  expect(placeAfterSignIn({ search: '?next=/dashboard/exams', origin })).toBe('/dashboard/exams')
  expect(placeAfterSignIn({ search: '?next=/dashboard/exams', origin: 'null' })).toBe('/dashboard')
  vi.unstubAllGlobals()
})
