import { pngOfSize, samplePictures, talkativePictures } from '@sabimark/domain/words/picture/samples.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aSchool, aStudent, aTeacher, type TestSchool } from '../../../test/builders/people.ts'
import { aPicture, asSent } from '../../../test/builders/picture.ts'
import { refusalOf, type TestClient } from '../../../test/client.ts'
import { askRaw } from '../../../test/raw-http.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../database/tenant.ts'

let server: TestServer
let school: TestSchool
beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
})
afterAll(() => server.stop())

const { jpeg, png, lossy } = samplePictures
const nowhere = '/files/7f000000-0000-4000-8000-000000000000'

async function get(path: string, client?: TestClient, headers: Record<string, string> = {}) {
  const cookie = [...(client?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
  const reply = await fetch(`${server.url}${path}`, { headers: { cookie, ...headers } })
  return { status: reply.status, headers: reply.headers, bytes: new Uint8Array(await reply.arrayBuffer()) }
}

/** All that could tell one answer from another. */
async function faceOf(path: string, client?: TestClient) {
  const { status, headers, bytes } = await get(path, client)
  const changing = ['date', 'x-request-id', 'set-cookie']
  return {
    status,
    headers: [...headers].filter(([name]) => !changing.includes(name)),
    text: Buffer.from(bytes).toString(),
  }
}

const storedFiles = async () =>
  (
    await inSchool(server.pools.app, school, (tx) =>
      tx.rows('SELECT id FROM files WHERE school_id = $1', [tx.schoolId]),
    )
  ).length

describe('a logo', () => {
  test.each([
    ['jpeg', 'image/jpeg'],
    ['png', 'image/png'],
    ['lossy', 'image/webp'],
    ['transparent', 'image/webp'],
  ] as const)('as %s is served plain, by its bytes, to everybody', async (name, mediaType) => {
    const { logoId } = await school.admin.school.setLogo({ data: asSent(talkativePictures[name]) })
    const { status, headers, bytes } = await get(`/files/${logoId}`)
    expect([status, headers.get('content-type'), bytes]).toEqual([200, mediaType, samplePictures[name]])
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=3600',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
    expect(headers.has('set-cookie')).toBe(false)
    const again = await get(`/files/${logoId}`, undefined, { 'if-none-match': `W/${headers.get('etag')}` })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
    expect([again.headers.get('etag'), again.headers.get('cache-control')]).toEqual([
      headers.get('etag'),
      'public, max-age=3600',
    ])
  })

  test('is in the address everybody of the school is told, whatever the host, until it is replaced or removed', async () => {
    const first = await school.admin.school.setLogo({ data: aPicture })
    const { me } = await school.admin.people.me()
    expect(me?.schoolLogo).toBe(`/files/${first.logoId}`)
    const host = `${school.subdomain}.${new URL(server.config.publicUrl).hostname}`
    const asked = await askRaw(server.port, `GET ${me?.schoolLogo}`, { headers: { host } })
    expect([asked.status, asked.body]).toEqual([200, Buffer.from(png).toString('latin1')])

    const second = await school.admin.school.setLogo({ data: asSent(lossy) })
    expect((await get(`/files/${first.logoId}`)).status).toBe(404)
    expect(await storedFiles()).toBe(1)
    await school.admin.school.setLogo({ data: null })
    expect((await get(`/files/${second.logoId}`)).status).toBe(404)
    expect(await storedFiles()).toBe(0)
    expect((await school.admin.people.me()).me?.schoolLogo).toBeNull()
  })

  test('has a small one beside it for its students, fetched once; staff have the whole one', async () => {
    const { client: student } = await aStudent(server, school)
    const shown = async () => (await student.people.me()).me?.schoolLogo
    const whole = await school.admin.school.setLogo({ data: aPicture })
    expect(await shown()).toBe(`/files/${whole.logoId}`)
    expect((await get(`/files/${whole.logoId}/small`)).status).toBe(404)

    const { logoId } = await school.admin.school.setLogo({ data: aPicture, small: asSent(talkativePictures.png) })
    expect(await shown()).toBe(`/files/${logoId}/small`)
    const { status, headers, bytes } = await get(`/files/${logoId}/small`)
    expect([status, bytes]).toEqual([200, png])
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/png',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    })
    expect((await school.admin.people.me()).me?.schoolLogo).toBe(`/files/${logoId}`)

    // What is no picture, or not small, is refused with the whole.
    for (const [small, code] of [
      [asSent(pngOfSize(65, 20)), 'IMAGE_TOO_LARGE'],
      [asSent(new Uint8Array(2_049)), 'IMAGE_TOO_LARGE'],
      ['bm8gcGljdHVyZQ==', 'NOT_AN_IMAGE'],
    ] as const) {
      expect(await refusalOf(school.admin.school.setLogo({ data: aPicture, small }))).toMatchObject({ code })
    }
    await school.admin.school.setLogo({ data: null })
    expect((await get(`/files/${logoId}/small`)).status).toBe(404)
    expect(await shown()).toBeNull()
  })

  test('of a school that is not active, or kept until a time that has come, is not there', async () => {
    const { logoId } = await school.admin.school.setLogo({ data: aPicture })
    const run = (text: string) => inSchool(server.pools.app, school, (tx) => tx.run(text, [tx.schoolId]))
    for (const [spoil, mend] of [
      ["UPDATE schools SET status = 'inactive' WHERE id = $1", "UPDATE schools SET status = 'active' WHERE id = $1"],
      [
        'UPDATE files SET expires_at = now() WHERE school_id = $1',
        'UPDATE files SET expires_at = NULL WHERE school_id = $1',
      ],
    ] as const) {
      await run(spoil)
      expect(await faceOf(`/files/${logoId}`)).toEqual(await faceOf(nowhere))
      await run(mend)
      expect((await get(`/files/${logoId}`)).status).toBe(200)
    }
    await school.admin.school.setLogo({ data: null })
  })
})

describe('a photo', () => {
  test('is seen by the staff of the school and by whom it shows; to all others nothing is there', async () => {
    const ada = await aStudent(server, school)
    const classmate = await aStudent(server, school)
    const teacher = await aTeacher(server, school)
    const other = await aSchool(server)
    const { photoId } = await school.admin.people.setPhoto({ id: ada.student.id, data: asSent(jpeg) })
    const path = `/files/${photoId}`
    for (const client of [school.admin, teacher.client, ada.client]) {
      const { status, headers, bytes } = await get(path, client)
      expect([status, headers.get('content-type'), bytes]).toEqual([200, 'image/jpeg', jpeg])
      expect(headers.get('cache-control')).toBe('private, max-age=3600')
    }
    expect((await ada.client.people.me()).me?.avatar).toBe(path)
    expect((await school.admin.people.getStudent({ id: ada.student.id })).student.photoId).toBe(photoId)

    const missing = await faceOf(nowhere)
    expect(missing).toMatchObject({ status: 404, text: 'There is nothing at this address.' })
    for (const client of [undefined, classmate.client, other.admin]) {
      expect(await faceOf(path, client)).toEqual(missing)
      expect(await faceOf(nowhere, client)).toEqual(missing)
      expect(await faceOf('/files/7', client)).toEqual(missing)
    }
    // A student sees no colleague of the staff either.
    const portrait = await school.admin.people.setPhoto({ id: teacher.teacher.id, data: aPicture })
    expect(await faceOf(`/files/${portrait.photoId}`, ada.client)).toEqual(missing)
    expect((await get(`/files/${portrait.photoId}`, teacher.client)).status).toBe(200)
    expect((await school.admin.people.getStudent({ id: ada.student.id })).history[0]?.action).toBe('student.photo_set')

    // Nor does anybody who may no longer work here.
    const become = (status: string) =>
      inSchool(server.pools.app, school, (tx) =>
        tx.run('UPDATE users SET status = $3 WHERE school_id = $1 AND id = $2', [
          ...[tx.schoolId, teacher.teacher.id, status],
        ]),
      )
    await become('inactive')
    expect(await faceOf(path, teacher.client)).toEqual(missing)
    await become('active')
    expect((await get(path, teacher.client)).status).toBe(200)
  })

  test('goes when it is replaced, removed, or with whom it shows', async () => {
    const before = await storedFiles()
    const { student } = await school.admin.people.addStudent({ name: 'Bayo Cole', studentNumber: 'P/1', classId: null })
    const { people } = school.admin
    const first = await people.setPhoto({ id: student.id, data: aPicture })
    const second = await people.setPhoto({ id: student.id, data: aPicture })
    expect(second.photoId).not.toBe(first.photoId)
    expect(await storedFiles()).toBe(before + 1)
    expect(await people.setPhoto({ id: student.id, data: null })).toEqual({ photoId: null })
    expect(await storedFiles()).toBe(before)
    await people.setPhoto({ id: student.id, data: aPicture })
    const { batch, effects } = await people.deleteStudents({ ids: [student.id] })
    expect(effects.join(' ')).toContain('a new slip and picture are needed then')
    expect(await storedFiles()).toBe(before)
    await school.admin.school.undo({ batch: batch ?? '' })
    expect((await people.getStudent({ id: student.id })).student.photoId).toBeNull()
  })
})

test.each<[string, string, Uint8Array | string]>([
  ['NOT_AN_IMAGE', 'nothing', ''],
  ['NOT_AN_IMAGE', 'no base64', '{"data": true}'],
  ['NOT_AN_IMAGE', 'a page named .png', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['NOT_AN_IMAGE', 'an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['NOT_AN_IMAGE', 'a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000;')],
  ['NOT_AN_IMAGE', 'a picture cut off', jpeg.subarray(0, 200)],
  ['IMAGE_TOO_LARGE', 'a picture 30,000 pixels wide', pngOfSize(30_000, 8)],
  ['IMAGE_TOO_LARGE', '301 kB', Buffer.concat([png, Buffer.alloc(300 * 1024)])],
  ['TOO_LARGE', '4 MB', Buffer.alloc(4 * 1024 * 1024)],
])('%s is said of %s, and nothing is kept', async (code, _what, sent) => {
  const { logoId } = await school.admin.school.setLogo({ data: aPicture })
  const data = typeof sent === 'string' ? sent : asSent(sent)
  const { student } = await school.admin.people.addStudent({
    ...{ name: 'Ada Eze', studentNumber: `R/${crypto.randomUUID().slice(0, 8)}`, classId: null },
  })
  const before = await storedFiles()
  expect((await refusalOf(school.admin.school.setLogo({ data }))).code).toBe(code)
  expect((await refusalOf(school.admin.people.setPhoto({ id: student.id, data }))).code).toBe(code)
  expect(await storedFiles()).toBe(before)
  expect((await get(`/files/${logoId}`)).status).toBe(200)
})
