import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { sessionCookie } from '../../../people/account/session-cookie.ts'
import { type ApiDocument, makeDocument, operationsOf } from './api-document.ts'
import { referencePage } from './reference-page.ts'
import { darkColours, lightColours } from './reference-style.ts'

let document: ApiDocument
beforeAll(async () => {
  document = await makeDocument('https://sabimark.test')
})

describe('the document', () => {
  it('says of every call who opens it, in a scheme it declares', () => {
    const schemes = Object.keys(document.components?.securitySchemes ?? {})
    expect(schemes).toEqual(['session', 'ticket'])
    for (const { operationId, security } of operationsOf(document)) {
      expect([operationId, security]).toEqual([operationId, expect.any(Array)])
      for (const one of security ?? []) expect(schemes).toEqual(expect.arrayContaining(Object.keys(one)))
    }
  })

  it('names the cookie that signing in sets', () => {
    const cookie = sessionCookie('token', { secrets: ['a secret'], isSecure: false, maxAgeSeconds: 60 })
    expect(document.components?.securitySchemes?.session).toMatchObject({ in: 'cookie', name: cookie.split('=')[0] })
  })

  it.each([
    ['people.signIn', []],
    ['people.me', []],
    ['school.list', [{ session: [] }]],
    ['people.chooseMembership', [{ session: [] }]],
    ['attempt.content', [{ ticket: [] }]],
    ['attempt.save', []],
  ])('of %s: %j', (name, security) => {
    expect(operationsOf(document).find(({ operationId }) => operationId === name)?.security).toEqual(security)
  })

  it('names its licence, and gives every call a summary, a section, an id of its own and a refusal', () => {
    expect(document.info.license).toEqual({ name: 'MIT', identifier: 'MIT' })
    const operations = operationsOf(document)
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
    for (const { operationId, summary, tags, responses } of operations) {
      expect([operationId, summary]).toEqual([operationId, expect.stringMatching(/\w/)])
      expect([operationId, tags?.length]).toEqual([operationId, 1])
      const statuses = Object.keys(responses ?? {})
      expect(statuses).toEqual(expect.arrayContaining([expect.stringMatching(/^2/), expect.stringMatching(/^4/)]))
    }
  })
})

describe('the page', () => {
  it('shows every call and what opens it, without a word of another host', () => {
    const page = referencePage(document, '/nowhere')
    expect(page.match(/<details>/g)).toHaveLength(operationsOf(document).length)
    expect(page).toContain('Needs a ticket')
    expect([...page.matchAll(/(?:src|href)="([^"]*)"/g)].filter(([, url = '']) => !/^[/#]/.test(url))).toEqual([])
  })

  it('takes its letters from the built web app', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sabimark-reference-'))
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'assets', 'bricolage-grotesque-latin-wght-normal-AbC.woff2'), '')
    const page = referencePage(document, folder)
    rmSync(folder, { recursive: true })
    expect(page).toContain('url("/assets/bricolage-grotesque-latin-wght-normal-AbC.woff2")')
    expect(referencePage(document, '/nowhere')).not.toContain('@font-face')
  })

  it('has the colours of the product', () => {
    const css = readFileSync(new URL('../../../../../web/src/platform/theme/tokens.css', import.meta.url), 'utf8')
    const [light = '', dark = ''] = css.split(':root[data-mantine-color-scheme="dark"]')
    for (const [tokens, colours] of [
      [light, lightColours],
      [dark, darkColours],
    ] as const) {
      for (const [name, colour] of Object.entries(colours)) expect(tokens).toContain(`--${name}: ${colour};`)
    }
  })
})
