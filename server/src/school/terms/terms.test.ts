import { afterAll, beforeAll, expect, it } from 'vitest'
import { aSchool, type TestSchool } from '../../../test/builders/people.ts'
import { refusalOf } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { selectTerms } from './term.db.ts'

let server: TestServer
let school: TestSchool
beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
})
afterAll(() => server.stop())

const first = { name: 'First term', year: '2026/2027', firstDay: '2026-09-14', lastDay: '2026-12-18' }
const second = { name: 'Second term', year: '2026/2027', firstDay: '2027-01-11', lastDay: '2027-04-02' }
const readTerms = (of: TestSchool) => inSchool(server.pools.app, of, selectTerms)

it('lists the terms of the school, the newest first, and hands them to reports by their days', async () => {
  const own = await aSchool(server)
  expect((await own.admin.school.listTerms({})).items).toEqual([])
  const { term } = await own.admin.school.addTerm(second)
  expect(term).toEqual({ id: term.id, ...second, revision: 1 })
  await own.admin.school.addTerm(first)
  expect((await own.admin.school.listTerms({})).items.map(({ name }) => name)).toEqual(['First term', 'Second term'])
  expect(await readTerms(own)).toEqual([first, second])
})

it('names the term that has some of the days already, at the first day, also to two at the same moment', async () => {
  const own = await aSchool(server)
  const { admin } = own
  const outcomes = await Promise.allSettled(['One', 'Two'].map((name) => admin.school.addTerm({ ...first, name })))
  const [refused] = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  const [there] = await readTerms(own)
  expect(refused).toMatchObject({ code: 'TERMS_OVERLAP', status: 409 })
  expect(refused.data.fields).toEqual({
    firstDay: `${there?.name} 2026/2027 has some of these days: 14 September 2026 to 18 December 2026.`,
  })
  const touching = admin.school.addTerm({ ...second, firstDay: first.lastDay })
  expect(await refusalOf(touching)).toMatchObject({ code: 'TERMS_OVERLAP' })
  const { term } = await admin.school.addTerm({ ...second, firstDay: '2026-12-19' })
  const edit = admin.school.updateTerm({ id: term.id, revision: 1, firstDay: '2026-12-01' })
  expect(await refusalOf(edit)).toMatchObject({ code: 'TERMS_OVERLAP' })
  // Its own days are in nobody's way.
  const moved = await admin.school.updateTerm({ id: term.id, revision: 1, firstDay: '2026-12-20' })
  expect(moved.term).toMatchObject({ firstDay: '2026-12-20', revision: 2 })
})

it('refuses days that no term can have', async () => {
  const { admin } = await aSchool(server)
  const { term } = await admin.school.addTerm(first)
  for (const days of [
    { lastDay: second.firstDay },
    { lastDay: '2027-01-01' },
    { firstDay: '2027-02-30' },
    { firstDay: '' },
    { firstDay: '1926-09-14' },
    { lastDay: '2027-08-01' },
  ]) {
    const isOfForm = ['2027-02-30', '', '1926-09-14'].includes(days.firstDay ?? 'x')
    const code = isOfForm ? 'BAD_REQUEST' : 'TERM_DAYS_INVALID'
    expect(await refusalOf(admin.school.addTerm({ ...second, ...days })), JSON.stringify(days)).toMatchObject({ code })
  }
  const edit = admin.school.updateTerm({ id: term.id, revision: 1, lastDay: '2026-09-14' })
  expect(await refusalOf(edit)).toMatchObject({ code: 'TERM_DAYS_INVALID' })
})

it('deletes a term and brings it back, unless another has its days by then', async () => {
  const { admin } = school
  const { term } = await admin.school.addTerm(first)
  const gone = await admin.school.deleteTerms({ ids: [term.id] })
  expect(gone.effects).toEqual(['1 term is deleted. You can undo this for 30 days.', 'No result changes.'])
  const other = await admin.school.addTerm({ ...first, name: 'Harmattan term', lastDay: '2026-12-11' })
  const kept = await admin.school.undo({ batch: gone.batch ?? '' })
  expect(kept).toMatchObject({
    doneCount: 0,
    skipped: [{ name: 'First term', why: 'Another term has some of these days.' }],
  })
  const goneToo = await admin.school.deleteTerms({ ids: [other.term.id] })
  expect(await admin.school.undo({ batch: goneToo.batch ?? '' })).toMatchObject({ doneCount: 1 })
  const { history } = await admin.school.getTerm({ id: other.term.id })
  expect(history.map(({ action }) => action)).toEqual(['term.restored', 'term.deleted', 'term.added'])
})

it('keeps the year of a term while students are enrolled in it, and changes all else', async () => {
  const own = await aSchool(server)
  const { admin } = own
  const { year } = await admin.people.planPromotion()
  const { term } = await admin.school.addTerm({ ...first, year })
  const rename = (revision: number, to: string) => admin.school.updateTerm({ id: term.id, revision, year: to })
  expect((await rename(1, 'Typed wrong')).term.year).toBe('Typed wrong')
  expect((await rename(2, year)).term.year).toBe(year)
  await admin.people.addStudent({ name: 'Ada Sample', studentNumber: 'T/1' })
  expect(await refusalOf(rename(3, 'Another'))).toMatchObject({
    ...{ code: 'TERM_YEAR_IN_USE', status: 409 },
    data: {
      fields: {
        year: `Students are enrolled in ${year}, so its terms stay in it. A term of another year is added anew.`,
      },
    },
  })
  const renamed = await admin.school.updateTerm({ id: term.id, revision: 3, name: 'Term One', year })
  expect(renamed.term).toMatchObject({ name: 'Term One', year })
})
