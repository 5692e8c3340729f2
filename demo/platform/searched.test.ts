import type { SearchedList, SearchedTexts } from '@sabimark/domain/school/searched.ts'
import { expect, test } from 'vitest'
import { answer } from '../demo.ts'

/** A text for each field the label names; only `row` has it. What else it holds finds nothing. */
type Case<List extends SearchedList> = {
  call: string[]
  row: string
  texts: SearchedTexts<List>
  others: string[]
  always?: object
}

const cases: { [List in SearchedList]: Case<List> } = {
  schools: {
    call: ['school', 'list'],
    row: 'Ọ̀nà Ìmọ̀ Sample Academy',
    texts: { name: 'ONA imo', address: 'onaimo.sab' },
    others: ['professional', '11904'],
  },
  students: {
    call: ['people', 'listStudents'],
    row: 'Adéṣọlá Sample',
    texts: { name: 'adesola S', email: 'adesola@', 'student ID': '2026/004' },
    others: ['0800 000 0004', 'SS3A'],
  },
  teachers: {
    call: ['people', 'listTeachers'],
    row: 'Ṣadé Example',
    texts: { name: 'SADE e', email: 'sade@', subject: 'literature' },
    others: ['GF-T04', '0800 000 0014'],
  },
  users: {
    call: ['people', 'listUsers'],
    row: 'Ịfẹọma Example',
    texts: { name: 'IFEOMA', email: 'ifeoma@' },
    others: ['GF-T04', 'school_admin'],
  },
  subjects: {
    call: ['school', 'listSubjects'],
    row: 'Literature in English',
    texts: { name: 'LITERATURE', code: 'lit' },
    others: ['prose', 'A0306B'],
  },
  classes: {
    call: ['school', 'listClasses'],
    row: 'SS2B',
    texts: { name: 'ss2b' },
    others: ['open', 'SS2 Gold'],
  },
  terms: {
    call: ['school', 'listTerms'],
    row: 'Second term',
    texts: { name: 'SECOND', year: 'second 20' },
    others: ['January', '-01-'],
  },
  exams: {
    call: ['exam', 'list'],
    row: 'Physics Practical',
    texts: { title: 'practical PHYS', subject: 'physics', class: 'ss2a' },
    others: ['active', 'SS2B'],
  },
  questions: {
    call: ['bank', 'listQuestions'],
    row: 'Which organelle releases most of the energy of a cell?',
    texts: { question: 'ORGANELLE', subject: 'biology', topic: 'the cell' },
    others: ['mitochondrion', 'ATP', 'WAEC'],
  },
  choice: {
    call: ['bank', 'listQuestions'],
    always: { searched: 'choice' },
    row: 'Which organelle releases most of the energy of a cell?',
    texts: { question: 'ORGANELLE', topic: 'the cell', tag: 'CELL waec' },
    others: ['mitochondrion', 'biology'],
  },
}

type Row = { name?: string; question?: string; title?: string }

test.each(Object.entries(cases))(
  '%s are found by what the label says',
  async (_list, { call, row, texts, others, always }) => {
    const found = async (search: string) => {
      const here = { email: 'super@sabimark.example', leave: () => undefined }
      const { items } = (await answer(call, { search, ...always }, here)) as { items: Row[] }
      return items.map(({ name, question, title }) => name ?? question ?? title)
    }
    for (const [field, text] of Object.entries(texts)) expect(await found(text), field).toEqual([row])
    for (const text of others) expect(await found(text), text).toEqual([])
  },
)
