import { questionProblems } from '@sabimark/domain/bank/question.ts'
import { sittingPhase } from '@sabimark/domain/exam/sitting.ts'
import { roles } from '@sabimark/domain/people/role.ts'
import { averageOf } from '@sabimark/domain/school/average.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { expect, test } from 'vitest'
import { sampleContent } from './attempt/sample-exam.ts'
import { sampleQuestions } from './bank/questions.ts'
import { durationMinutes, questionCount, sampleExams } from './exam/exams.ts'
import { accountOf } from './people/people-here.ts'
import { meOf } from './people/profile/me.ts'
import { sampleStudents } from './people/students/students.ts'
import { sampleTeachers } from './people/teachers/teachers.ts'
import { sampleActivities } from './report/activities.ts'
import { sampleResults } from './result/results.ts'
import { sampleClasses } from './school/classes/classes.ts'
import { sampleSchools } from './school/company/schools.ts'
import { sampleSubjects } from './school/subjects/subjects.ts'

/** Both sides of midnight in Lagos, the end of a month, and every weekday early and late. */
const moments = [
  ...['2026-11-20T09:00:00Z', '2026-11-30T22:59:30Z', '2026-11-30T23:00:30Z', '2028-02-28T12:00:00Z'],
  ...[1, 2, 3, 4, 5, 6, 7].flatMap((day) => [`2027-02-0${day}T05:10:00Z`, `2027-02-0${day}T21:10:00Z`]),
].map((instant) => new Date(instant))
const [now = new Date(0)] = moments

test('the average of an exam is that of its sample results', () => {
  for (const { title, averageScore } of sampleExams(now)) {
    const scores = sampleResults(now).filter(({ exam }) => exam.title === title)
    const millionthsSum = scores.reduce(
      (sum, { score }) => sum + (score.earnedHundredths * 100_000_000) / score.availableHundredths,
      0,
    )
    expect([title, averageScore]).toEqual([title, averageOf({ markedCount: scores.length, millionthsSum })])
  }
})

test('as many samples as the specification says', () => {
  const counts = {
    subjects: sampleSubjects.length,
    students: sampleStudents(now).length,
    teachers: sampleTeachers(now).length,
    exams: sampleExams(now).length,
    questions: sampleQuestions(now).length,
    results: sampleResults(now).length,
    schools: sampleSchools(now).length,
  }
  expect(counts).toEqual({ subjects: 8, students: 5, teachers: 5, exams: 6, questions: 5, results: 3, schools: 3 })
  const [home] = sampleSchools(now)
  expect(home).toMatchObject({
    ...{ subjectsCount: counts.subjects, studentsCount: counts.students, teachersCount: counts.teachers },
    ...{ examsCount: counts.exams, questionsCount: counts.questions, resultsCount: counts.results },
  })
  for (const { name, studentsCount, examsCount } of sampleClasses) {
    const students = sampleStudents(now).filter((student) => student.class?.name === name)
    const exams = sampleExams(now).filter(({ classes }) => classes.includes(name))
    expect([studentsCount, examsCount], name).toEqual([students.length, exams.length])
  }
  for (const { name, questionsCount, examsCount } of sampleSubjects) {
    const of = (rows: { subject: string }[]) => rows.filter(({ subject }) => subject === name).length
    expect([questionsCount, examsCount], name).toEqual([of(sampleQuestions(now)), of(sampleExams(now))])
  }
  for (const { name, examsCreated } of sampleTeachers(now)) {
    expect(examsCreated, name).toBe(sampleExams(now).filter(({ createdBy }) => createdBy === name).length)
  }
  expect(new Set(sampleSubjects.map((subject) => subject.durationMinutes))).toEqual(new Set([180]))
  expect(new Set(sampleExams(now).map(({ examType }) => examType))).toEqual(
    new Set(['mock', 'practice', 'assessment', 'quiz', 'practical']),
  )
  expect([questionCount, durationMinutes, sampleContent.questions.length]).toEqual([15, 20, 15])
})

test.each(moments)('at %s every exam stands where its times say', (moment) => {
  const phases = { scheduled: 'not_open', active: 'open', completed: 'closed' } as const
  for (const { title, status, opensAt, closesAt } of sampleExams(moment)) {
    const window = { opensAt: new Date(opensAt), closesAt: new Date(closesAt) }
    expect(sittingPhase(window, moment), title).toBe(phases[status])
  }
})

test('lists stand newest first, and no id twice', () => {
  for (const rows of [
    sampleSchools(now),
    sampleStudents(now),
    sampleTeachers(now),
    sampleQuestions(now),
    sampleExams(now),
    sampleResults(now),
  ]) {
    const ids = rows.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)].sort().reverse())
  }
})

test('exams and results stand on the days of a school week, and an exam is published before it opens', () => {
  for (const moment of moments) {
    const exams = sampleExams(moment)
    const days = exams.flatMap(({ opensAt, closesAt }) => [opensAt, closesAt])
    days.push(...sampleResults(moment).map(({ submittedAt }) => submittedAt))
    const weekdays = days.map((day) => new Date(lagosDate(new Date(day))).getUTCDay())
    expect(weekdays.filter((weekday) => weekday === 0 || weekday === 6)).toEqual([])
    const published = sampleActivities(null, moment).filter(({ kind }) => kind === 'exam_published')
    for (const { at, examId } of published)
      expect(at < (exams.find(({ id }) => id === examId)?.opensAt ?? '')).toBe(true)
  }
})

test('results were handed in inside their exam, by one of its candidates, and the exam counts them', () => {
  for (const { exam, student, submittedAt } of moments.flatMap(sampleResults)) {
    expect(submittedAt > exam.opensAt && submittedAt < exam.closesAt).toBe(true)
    expect(exam.classes).toContain(student.class?.name)
  }
  for (const { id, submittedCount } of sampleExams(now)) {
    expect(sampleResults(now).filter(({ exam }) => exam.id === id)).toHaveLength(submittedCount)
  }
})

test('results are marked by the rules: rounded percentage, grade of the default scale', () => {
  expect(
    sampleResults(now).map(({ score }) => [score.correctCount, score.unansweredCount, score.percentage, score.grade]),
  ).toEqual([
    [10, 1, 67, 'B'],
    [12, 1, 80, 'A'],
    [9, 2, 60, 'B'],
  ])
})

test('the questions could be kept in a real bank', () => {
  for (const { question, marksHundredths, timeAllocationMinutes, ...rest } of sampleQuestions(now)) {
    const draft = { ...rest, text: question, marks: marksHundredths / 100, timeAllocation: timeAllocationMinutes }
    expect(questionProblems(draft)).toEqual([])
  }
})

test('who signs in stands in the lists under the same name', () => {
  const people = [...sampleStudents(now), ...sampleTeachers(now)]
  for (const role of ['teacher', 'student'] as const) {
    const me = meOf(accountOf(role), now)
    expect(people.find(({ id }) => id === me.id)).toMatchObject({ name: me.name, email: me.email })
  }
  expect(new Set(roles.map((role) => meOf(accountOf(role), now).id)).size).toBe(4)
  expect(
    sampleExams(now).filter(({ createdBy }) => !sampleTeachers(now).some(({ name }) => name === createdBy)),
  ).toEqual([])
})

test('the names show the letters of Nigeria’s languages', () => {
  const names = [...sampleStudents(now), ...sampleTeachers(now), ...sampleSchools(now)]
    .map(({ name }) => name)
    .join(' ')
  for (const letter of ['ọ', 'ṣ', 'é', 'Ụ', 'Ẹ', 'Ɗ', 'Ƙ']) expect(names.normalize('NFC')).toContain(letter)
  expect(names).toBe(names.normalize('NFC'))
})
