import { mostPicturesAnHour, pictureRoom } from '@sabimark/domain/bank/picture-room.ts'
import { writePicture } from '@sabimark/domain/words/picture/picture-mark.ts'
import { pngOfSize, samplePictures, talkativePictures } from '@sabimark/domain/words/picture/samples.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anExam, aQuestionForm } from '../../test/builders/exam.ts'
import { aSchool, aSubject, classOf, type TestSchool } from '../../test/builders/people.ts'
import { aPicture, asSent } from '../../test/builders/picture.ts'
import { refusalOf } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { inSchool } from '../platform/database/tenant.ts'
import { createPictureShelf } from '../platform/files/picture-shelf.ts'
import { sweepKept } from '../platform/record/sweep-kept.ts'

let server: TestServer
let school: TestSchool
let other: TestSchool
let subjectId: string
beforeAll(async () => {
  server = await testServer()
  ;[school, other] = [await aSchool(server), await aSchool(server)]
  subjectId = (await aSubject(school)).id
})
afterAll(() => server.stop())

const get = (id: string, headers: Record<string, string> = {}) => fetch(`${server.url}/files/${id}`, { headers })
const add = async (data = aPicture) => await school.admin.bank.addPicture({ data })
const mark = (id: string) => writePicture({ id, alt: 'A cell', width: 60 })
const form = (said: object) => aQuestionForm({ subjectId, ...said })
/** A week passes, and another picture comes. */
const passWeek = async () => {
  await inSchool(server.pools.app, school, (tx) =>
    tx.run(`UPDATE files SET expires_at = expires_at - interval '8 days' WHERE school_id = $1`, [tx.schoolId]),
  )
}

describe('a picture of a question', () => {
  it('is shown plain to who knows its id, without a session, and kept by the browser for good', async () => {
    const { id, width, height, bytes } = await add(asSent(talkativePictures.jpeg))
    const reply = await get(id)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const shown = new Uint8Array(await reply.arrayBuffer())
    expect(shown).toEqual(samplePictures.jpeg)
    expect([bytes, width > 0, height > 0]).toEqual([shown.length, true, true])
    expect((await get(id, { 'if-none-match': `${reply.headers.get('etag')}` })).status).toBe(304)
  })

  it('sent twice is one file, and another school’s is its own', async () => {
    const [first, again] = [await add(), await add()]
    expect(again).toEqual(first)
    expect((await other.admin.bank.addPicture({ data: aPicture })).id).not.toBe(first.id)
  })

  it.each([
    ['NOT_AN_IMAGE', 'a page', asSent(Buffer.from('<!doctype html><script>alert(1)</script>'))],
    ['NOT_AN_IMAGE', 'a drawing that is a program', asSent(Buffer.from('<svg onload="alert(1)"/>'))],
    ['PICTURE_TOO_LARGE', 'one of 1,601 pixels', asSent(pngOfSize(1_601, 8))],
    ['PICTURE_TOO_LARGE', 'one of 50 megapixels in a kilobyte', asSent(pngOfSize(8_000, 6_250))],
    ['PICTURE_TOO_LARGE', 'one of 301 kB', asSent(Buffer.concat([samplePictures.png, Buffer.alloc(300 * 1024)]))],
  ])('is refused as %s: %s', async (code, _what, data) => {
    expect(await refusalOf(school.admin.bank.addPicture({ data }))).toMatchObject({ code })
  })

  it('is one file, sent twice at once', async () => {
    const data = asSent(pngOfSize(5, 9))
    const sent = await Promise.all([add(data), add(data), add(data)])
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  })

  it('goes after a week unless a question took it', async () => {
    const [used, unused] = [await add(asSent(pngOfSize(3, 3))), await add(asSent(pngOfSize(4, 4)))]
    await school.admin.bank.addQuestion(form({ question: `What is this?\n\n${mark(used.id)}` }))
    await passWeek()
    expect([(await get(used.id)).status, (await get(unused.id)).status]).toEqual([200, 404])
    await sweepKept(server)({ schoolId: school.schoolId, reference: 'daily' })
    const left = await inSchool(server.pools.app, school, (tx) =>
      tx.rows('SELECT id FROM files WHERE school_id = $1 AND id = $2', [tx.schoolId, unused.id]),
    )
    expect(left).toEqual([])
  })
})

describe('the shelf of pictures', () => {
  const setType = async (id: string, mediaType: string) =>
    await inSchool(server.pools.app, school, (tx) =>
      tx.run('UPDATE files SET media_type = $3 WHERE school_id = $1 AND id = $2', [tx.schoolId, id, mediaType]),
    )

  it('asks the database once a minute for one that a question has taken', async () => {
    let now = Date.now()
    const pictureOf = createPictureShelf(server.pools.app, () => now)
    const { id } = await add(asSent(pngOfSize(7, 7)))
    await school.admin.bank.addQuestion(form({ question: mark(id) }))
    const found = await Promise.all([pictureOf(id), pictureOf(id.toUpperCase())])
    expect(found[1]).toBe(found[0])
    await inSchool(server.pools.app, school, (tx) =>
      tx.run('DELETE FROM files WHERE school_id = $1 AND id = $2', [tx.schoolId, id]),
    )
    expect(await pictureOf(id)).toBe(found[0])
    now += 60_000
    expect(await pictureOf(id)).toBeUndefined()
  })

  it('reads by itself what somebody else could not read', async () => {
    const { id } = await add(asSent(pngOfSize(9, 7)))
    let isLost = true
    const failing = new Proxy(server.pools.app, {
      get(pool, name) {
        const found = Reflect.get(pool, name)
        if (typeof found !== 'function') return found
        return (...asked: unknown[]) => {
          if (!isLost) return found.apply(pool, asked)
          isLost = false
          return Promise.reject(new Error('the connection is lost'))
        }
      },
    })
    const pictureOf = createPictureShelf(failing)
    const [first, second] = await Promise.allSettled([pictureOf(id), pictureOf(id)])
    expect(first.status).toBe('rejected')
    expect(second).toMatchObject({ status: 'fulfilled', value: { mediaType: 'image/png' } })
  })

  it('looks each time for one that may still go', async () => {
    const pictureOf = createPictureShelf(server.pools.app)
    const { id } = await add(asSent(pngOfSize(8, 8)))
    expect(await pictureOf(id)).toMatchObject({ mediaType: 'image/png', isTaken: false })
    await setType(id, 'image/webp')
    expect(await pictureOf(id)).toMatchObject({ mediaType: 'image/webp' })
  })
})

describe('the room for pictures', () => {
  /** As if so many pictures of so many bytes each were there, added by somebody just now. */
  const fill = async (own: TestSchool, count: number, bytes: number) =>
    await inSchool(server.pools.app, own, (tx) =>
      tx.run(
        `INSERT INTO files (school_id, sha256, media_type, bytes, width, height, made_by, is_of_question)
         SELECT $1, 'made ' || n, 'image/png', convert_to(repeat('x', $3), 'UTF8'), 1, 1, u.id, true
         FROM generate_series(1, $2) AS n, users u WHERE u.school_id = $1 AND u.role = 'school_admin'`,
        [tx.schoolId, count, bytes],
      ),
    )

  it('of a school in its trial is smaller; what is there already needs none', async () => {
    const own = await aSchool(server)
    const there = await own.admin.bank.addPicture({ data: aPicture })
    await fill(own, Math.ceil(pictureRoom.trial / 300_000), 300_000)
    const more = () => own.admin.bank.addPicture({ data: asSent(pngOfSize(6, 6)) })
    expect(await refusalOf(more())).toMatchObject({ code: 'PICTURES_FILL_UP', status: 409 })
    expect(await own.admin.bank.addPicture({ data: aPicture })).toEqual(there)
  })

  it('is filled by one person only so quickly', async () => {
    const own = await aSchool(server)
    await fill(own, mostPicturesAnHour, 1)
    expect(await refusalOf(own.admin.bank.addPicture({ data: aPicture }))).toMatchObject({ code: 'TOO_MANY_PICTURES' })
  })
})

describe('a question', () => {
  it.each([
    ['question', { question: 'Look' }],
    ['options', { options: ['3', '4'], correctAnswer: 0 }],
    ['question', { explanation: 'So it is.' }],
  ])('that names in its %s a picture of another school, or none, is refused', async (field, said) => {
    const theirs = await other.admin.bank.addPicture({ data: aPicture })
    for (const id of [theirs.id, '7f000000-0000-4000-8000-000000000000']) {
      const [name, value] = Object.entries(said)[0] ?? []
      const text = Array.isArray(value) ? [...value, mark(id)] : `${value} ${mark(id)}`
      const refused = school.admin.bank.addQuestion(form({ ...said, [String(name)]: text }))
      expect(await refusalOf(refused)).toMatchObject({
        code: 'INVALID_QUESTION',
        data: { fields: [{ field, message: 'A picture is no longer there. Take it out and add it again.' }] },
      })
    }
  })

  it('with a picture in an option is published under the rules that can show it', async () => {
    const { id } = await add()
    const question = await school.admin.bank.addQuestion(form({ options: ['3', mark(id)], correctAnswer: 1 }))
    const { examId } = await anExam(school.admin, {
      ...{ subjectId, classIds: [classOf(school, 'SS1A').id], questions: [question] },
    })
    const { content } = await school.admin.attempt.preview({ examId })
    expect(content.rulesVersion).toBe(2)
    const edited = school.admin.bank.updateQuestion({ ...form({ question: mark(id) }), id: question.id, revision: 1 })
    expect((await edited).question).toBe(mark(id))
  })
})
