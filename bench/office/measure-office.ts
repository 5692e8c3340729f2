import { tidy } from '@sabimark/seed/fill.ts'
import { type Asker, openAsker } from '../growth/ask.ts'
import { type CallFigures, measured } from '../growth/measured.ts'
import { laySchool } from '../product/school.ts'
import { type Product, startProduct } from '../product/start-product.ts'
import { chiefCookie, fillAudit, fillSchools } from './fill-office.ts'

/** A school with so many lines in its log, and so many schools of so many students. */
export type OfficePace = { lines: number; people: number; schools: number; students: number; looks: number }

export type OfficeFigures = Record<string, CallFigures & { boundMicros: number }>

const auditMicros = 10_000
const listMicros = 8_000
const figuresMicros = 150_000

/** What the audit of a large school costs, and the company's list and figures of many schools. */
export async function measureOffice(pace: OfficePace, say: (line: string) => void): Promise<OfficeFigures> {
  say(`office: starting a production server with ${pace.lines} lines of one school`)
  const product = await startProduct()
  const asker = openAsker(product.port)
  try {
    const school = await laySchool(product, pace.people)
    await fillAudit(product, school, pace.lines)
    say(`office: adding ${pace.schools} schools of ${pace.students} students`)
    await fillSchools(product, pace.schools, pace.students)
    await tidy(product.ownerUrl)
    const audit = await auditLooks(asker, school.teacherCookie)
    const chief = await chiefCookie(product)
    return {
      ...(await measureLooks(product, asker, { looks: audit, cookie: school.teacherCookie, pace, bound: auditMicros })),
      ...(await measureLooks(product, asker, { looks: schoolLooks, cookie: chief, pace, bound: listMicros })),
      ...(await measureLooks(product, asker, { looks: figureLooks, cookie: chief, pace, bound: figuresMicros })),
    }
  } finally {
    asker.close()
    await product.stop()
  }
}

const schoolLooks = {
  schools: '/schools',
  'schools by name': '/schools?sort=name',
  'schools, search': '/schools?search=school',
}
/** What counts everybody at every school. */
const figureLooks = { 'figures of all schools': '/schools/figures', 'schools by students': '/schools?sort=students' }

type Page = { items: { by: { id: string | null } }[]; nextCursor: string | null }

/** The first page and the next, by each filter, and searches that find one and many. */
async function auditLooks(asker: Asker, cookie: string): Promise<Record<string, string>> {
  const first = (await asker.get('/audit', cookie)) as Page
  const by = first.items[0]?.by.id ?? ''
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  return {
    'audit, first page': '/audit',
    'audit, next page': `/audit?cursor=${first.nextCursor}`,
    'audit of a person': `/audit?by=${by}`,
    'audit of a kind': '/audit?kind=student',
    'audit of a rare kind': '/audit?kind=export',
    'audit of a kind there is nothing of': '/audit?kind=term',
    'audit of some days': `/audit?from=${day(400)}&until=${day(393)}`,
    'audit of a person, a kind and days': `/audit?by=${by}&kind=exam&from=${day(400)}&until=${day(300)}`,
    'audit, search of one student': '/audit?search=student%201999',
    'audit, search of what is deleted': '/audit?search=deleted%2099',
    'audit, search of every student': '/audit?search=student',
  }
}

type Looking = { looks: Record<string, string>; cookie: string; pace: OfficePace; bound: number }

async function measureLooks(product: Product, asker: Asker, { looks, cookie, pace, bound }: Looking) {
  const found: OfficeFigures = {}
  for (const [name, path] of Object.entries(looks)) {
    for (let warm = 0; warm < pace.looks / 4; warm++) await asker.get(path, cookie)
    const figures = await measured(product, Array(pace.looks).fill(undefined), () => asker.get(path, cookie))
    found[name] = { ...figures, boundMicros: bound }
  }
  return found
}
