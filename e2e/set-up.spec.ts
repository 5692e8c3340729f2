// The tools of the journeys themselves: what they promise about names and findings.
import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import { withoutMild } from '@sabimark/web/axe-rules.ts'
import axe from 'axe-core'
import { expectAccessible } from './axe.ts'
import { HALL_HOST } from './hosts.ts'

test('only this machine answers, and the hall host is no secure context', async ({ page }) => {
  const server = createServer((_request, response) => response.end('here'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const isSecureAt: Record<string, boolean> = {}
  for (const host of ['localhost', HALL_HOST, `greenfield.${HALL_HOST}`]) {
    await page.goto(`http://${host}:${port}/`)
    isSecureAt[host] = await page.evaluate(() => isSecureContext)
  }
  expect(isSecureAt).toEqual({ localhost: true, [HALL_HOST]: false, [`greenfield.${HALL_HOST}`]: false })
  await expect(page.goto(`http://elsewhere.test:${port}/`)).rejects.toThrow('ERR_NAME_NOT_RESOLVED')
  server.close()
})

test('axe reports what is wrong and passes what is right', async ({ page }) => {
  const write = (body: string) => page.setContent(`<html lang="en"><title>Page</title><main>${body}</main></html>`)
  await write('<h1>Page</h1>')
  await expectAccessible(page)
  await write('<h1>Page</h1><input name="unlabelled">')
  await expect(expectAccessible(page)).rejects.toThrow('label')
})

test('no rule of axe that finds what is grave is left out', async ({ page }) => {
  await page.setContent('<h1>Page</h1>')
  await page.evaluate(axe.source)
  const impacts = await page.evaluate(() => {
    const { _audit } = Reflect.get(window, 'axe') as { _audit: { rules: { id: string; impact: string | null }[] } }
    return _audit.rules.map(({ id, impact }) => [id, impact] as const)
  })
  const ofLeftOut = impacts.filter(([id]) => id in withoutMild)
  expect(ofLeftOut.length).toBe(Object.keys(withoutMild).length)
  expect(ofLeftOut.filter(([, impact]) => impact !== 'minor' && impact !== 'moderate')).toEqual([])
})
