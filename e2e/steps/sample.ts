// The school of the journeys: plainly made-up people, names with the letters of Nigeria's languages, ten questions.
import type { School } from './site.ts'
import type { Written } from './staff.ts'

export const school: School = {
  schoolName: 'Greenfield College',
  subdomain: 'greenfield',
  name: 'Adéṣọlá Example',
  email: 'ada@greenfield.test',
  password: 'nine tall palms',
}

/** A domain that nobody takes for one of another number: signs that are doubled look like one, so hilltop1 and hilltop11 are alike. */
export const domainOf = (stem: string, number: number): string => [stem, ...String(number)].join('x')

let besides = 0
/** A school beside others on the same server: of the same people, under a name and addresses of its own. */
export function schoolBeside(): School {
  besides += 1
  const subdomain = domainOf('hilltop', besides)
  return { ...school, schoolName: `Hilltop College ${besides}`, subdomain, email: `ada@${subdomain}.test` }
}
export const otherSchool: School = {
  schoolName: 'Riverside Academy',
  subdomain: 'riverside',
  name: 'Bola Example',
  email: 'bola@riverside.test',
  password: 'mango kettle 41',
}
export const teacher = {
  name: 'Tunde Example',
  email: 'tunde@greenfield.test',
  employeeId: 'T-1',
  subject: 'Mathematics',
  className: 'SS1A',
}
export const students = [
  { name: 'Ụ̀lọ́ma Sample', studentNumber: 'GC/001', className: 'SS1A' },
  { name: 'Ɗanlami Ƙofa', studentNumber: 'GC/002', className: 'SS1A' },
] as const

export const questions: Written[] = [
  { question: 'What is $2 + 2$?', options: ['3', '4', '5', '22'], correct: 1 },
  { question: 'Which is a prime number?', options: ['8', '6', '7', '9'], correct: 2 },
  { question: 'Half of ₦120,000 is', options: ['₦60,000', '₦6,000'], correct: 0 },
  { question: 'Zero is an even number.', isTrue: true },
  { question: 'What is $3 \\times 7$?', options: ['11', '21', '37'], correct: 1 },
  { question: 'A triangle has four sides.', isTrue: false },
  { question: 'Which is the largest?', options: ['0.5', '0.25', '0.75', '0.1', '0.6', '0.7'], correct: 2 },
  { question: 'What is 10% of 500?', options: ['50', '100', '150', '200'], correct: 0 },
  { question: 'The square of 5 is', options: ['10', '15', '25', '55'], correct: 2 },
  { question: 'One kilometre is 1,000 metres.', isTrue: true },
]

/** The words of the right option of the question whose words and options are on the screen. */
export function rightAnswer(sheet: { text: string; options: string[] }): string {
  const found = questions.find((one) =>
    'isTrue' in one
      ? sheet.text.includes(one.question)
      : one.options.length === sheet.options.length && one.options.every((option) => sheet.options.includes(option)),
  )
  if (!found) throw new Error(`No question of ours is on the screen: ${sheet.text}`)
  if ('isTrue' in found) return found.isTrue ? 'True' : 'False'
  const right = found.options[found.correct]
  if (right === undefined) throw new Error('A question of the journey has no right option.')
  return right
}
