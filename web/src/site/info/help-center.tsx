import { InfoPage } from './info-page.tsx'

type Answer = readonly [question: string, answer: string]

const forStudents: readonly Answer[] = [
  [
    'How do I sign in?',
    'On the sign-in page, type the student ID and the password on your slip, and your school if you are asked for it. Capitals, spaces and slashes in the ID do not matter.',
  ],
  ['I lost my slip.', 'Ask your teacher. They will print a new one; the old password stops working.'],
  [
    'The network is down. What do I do?',
    'Keep going. Your answers are saved on the device in front of you and are sent when the network is back. Do not clear the browser.',
  ],
  [
    'My computer went off.',
    'Sign in again, here or on another computer, and open the exam. Every answer that reached the server is there, and so is the right time left. Answers that had not reached it stay on the first computer and are sent when its browser opens the sign-in page again.',
  ],
  ['I ran out of time.', 'The paper was handed in automatically. Everything you answered before zero counts.'],
  [
    'Why can I not see my score?',
    'Your school decides when scores are shown: at once, when the exam is over for everybody, or when a teacher releases them.',
  ],
]

const forTeachers: readonly Answer[] = [
  [
    'Can I change an exam after it is published?',
    'No. You can read it but not change it, so that all candidates sit the same paper. Create another exam from the same questions.',
  ],
  [
    'Which questions are marked automatically?',
    'Multiple choice, with one or several right answers, true or false, and blanks for words or numbers. Essays are marked by your teachers.',
  ],
  [
    'Do all candidates get the same order?',
    'They get the same questions, each in a different order. The marks follow the option, never the letter.',
  ],
  [
    'A script says "arrived late". Did the candidate cheat?',
    'It means that a device had no network when time ran out and sent its answers afterwards. You see which answers came late, and accept or refuse them.',
  ],
  [
    'How do I try an exam before my class does?',
    'Use Preview. It looks and works as it does for a candidate, and nothing is saved.',
  ],
]

const forAdministrators: readonly Answer[] = [
  [
    'How do teachers sign in?',
    'With an emailed invitation, or a slip with a first password. You choose when you add them under Teachers.',
  ],
  ['A teacher works at two schools.', 'One email, one password: after signing in they choose the school to work in.'],
  [
    'We reached the limit of our plan.',
    'Everything you have keeps working. To add more students or subjects, write to us for a larger plan. A plan change takes effect at the next billing cycle.',
  ],
  [
    'Our domain is taken.',
    'Names go to whoever takes them first. Add your town: greenfieldikeja. If a sign-up is not verified within 48 hours, its domain becomes free again.',
  ],
  [
    'The verification email has not arrived.',
    'Check the spam folder, then have it sent again from the page after sign-up or from the sign-in page. It can be sent once a minute.',
  ],
]

const forHalls: readonly Answer[] = [
  [
    'Do we need internet in the hall?',
    'No. The server can run on one computer in the hall, with a router. Online, a phone’s hotspot is enough for a class.',
  ],
  ['How much data does an exam take?', 'About 350 kB on a device that is new to it, 80 kB on one that is not.'],
  ['Which devices work?', 'Tablets, laptops and phones with Chrome or Edge 109, Firefox 115, Safari 15.6 or newer.'],
]

const groups = [
  { id: 'students', title: 'Students', answers: forStudents },
  { id: 'teachers', title: 'Teachers', answers: forTeachers },
  { id: 'administrators', title: 'School administrators', answers: forAdministrators },
  { id: 'halls', title: 'The hall and its devices', answers: forHalls },
]

export function HelpCenter() {
  return (
    <InfoPage
      title="Help Center"
      lead={
        <>
          Questions and answers, grouped by who asks them. Yours is not here? <a href="/support">Ask us</a>.
        </>
      }
      sections={groups.map(({ answers, ...group }) => ({
        ...group,
        body: (
          <dl>
            {answers.map(([question, answer]) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        ),
      }))}
    />
  )
}
