import { needKinds } from '@sabimark/domain/report/needs.ts'
import { expect, test } from 'vitest'
import { needPage } from './need-page.ts'

const examId = 'x'

test('an act leads to its exam, of several to their list, and a slip is printed in the list of who has none', () => {
  const paths = needKinds.map((kind) => [kind, needPage({ kind, examId }).to, needPage({ kind, examId: null }).to])
  expect(paths).toEqual([
    ['late', '/results/exam/$examId', '/results'],
    ['mark', '/marking/$examId', '/marking'],
    ['approve', '/exams/$examId', '/exams'],
    ['slips', '/students', '/students'],
    ['open', '/exams/$examId', '/exams'],
    ['done', '/results/exam/$examId', '/results'],
    ['today', '/exams/$examId', '/exams'],
    ['release', '/results/exam/$examId', '/results'],
    ['draft', '/exams/$examId', '/exams'],
  ])
  expect(needPage({ kind: 'approve', examId: null }).search).toEqual({ approval: 'waiting' })
})
