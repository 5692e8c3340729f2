// The main job, end to end: a school signs up, sets a paper, two students sit it, marks come out.
import { expect, test } from './test.ts'
import { signInStaff, signInStudent, signOut, signUpSchool } from './steps/site.ts'
import { addQuestions, addStudent, addSubject, addTeacher, startExamNow, type Written } from './steps/staff.ts'

const admin = {
  schoolName: 'Greenfield College',
  subdomain: 'greenfield',
  name: 'Adéṣọlá Test',
  email: 'ada@greenfield.test',
  password: 'green field 1',
}
const questions: Written[] = [
  { question: 'What is $2 + 2$?', options: ['3', '4', '5', '22'], correct: 1 },
  { question: 'Which is a prime number?', options: ['4', '6', '7', '9'], correct: 2 },
  { question: 'Half of ₦120,000 is', options: ['₦60,000', '₦6,000'], correct: 0 },
  { question: 'Zero is an even number.', isTrue: true },
  { question: 'What is $3 \\times 7$?', options: ['10', '21', '37'], correct: 1 },
  { question: 'A triangle has four sides.', isTrue: false },
  { question: 'Which is the largest?', options: ['0.5', '0.25', '0.75', '0.1', '0.6', '0.7'], correct: 2 },
  { question: 'What is 10 % of 50?', options: ['5', '10', '15', '20'], correct: 0 },
  { question: 'The square of 5 is', options: ['10', '15', '25', '55'], correct: 2 },
  { question: 'One kilometre is 1,000 metres.', isTrue: true },
]

test('the story', async ({ page, server }) => {
  await signUpSchool(page, server, admin)
  await signInStaff(page, admin)
  await addSubject(page, { name: 'Mathematics', code: 'MTH' })
  const teacher = { name: 'Tunde Example', email: 'tunde@greenfield.test', employeeId: 'T-1' }
  const teacherPassword = await addTeacher(page, { ...teacher, subject: 'Mathematics', className: 'SS1A' })
  const firstPassword = await addStudent(page, { name: 'Ụ̀lọ́ma Sample', studentId: 'GC/001', className: 'SS1A' })
  await addStudent(page, { name: 'Ɗanlami Ƙofa', studentId: 'GC/002', className: 'SS1A' })
  await signOut(page)
  await signInStaff(page, { email: teacher.email, password: teacherPassword })
  await addQuestions(page, 'Mathematics', questions)
  await startExamNow(page, { title: 'First test', subject: 'Mathematics', className: 'SS1A', instructions: 'Answer all.', durationMinutes: 30, totalMarks: 20, closesAt: new Date(Date.now() + 240_000) })
  await signOut(page)
  await signInStudent(page, { subdomain: 'greenfield', studentId: 'gc 001', password: firstPassword })
  await expect(page.getByText('First test')).toBeVisible()
})
