import { InfoPage } from './info-page.tsx'

type Answer = readonly [question: string, answer: string]

const forStudents: readonly Answer[] = [
  [
    'How do I sign in?',
    'Scan the QR code on your slip and type the password. Or, on the sign-in page, type the student ID and the password on your slip, and your school if you are asked for it. Capitals, spaces and slashes in the ID do not matter.',
  ],
  [
    'How do I learn to use the exam room before my first exam?',
    'Press Try the exam room on your dashboard or under My Exams: six short questions, marked at once. Nothing is saved, and it counts for nothing.',
  ],
  ['I lost my slip.', 'Ask your teacher. They will issue a new one; the old password stops working.'],
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
  [
    'Why can I see my score, but not my answers?',
    'Your school can keep papers closed. Then only the score is shown, also later.',
  ],
  [
    'How am I reminded of an exam?',
    'A day and an hour before it opens, unless you choose otherwise in your Schedule. It comes under the bell and, if your Profile has an email address and you switched that on, by email.',
  ],
]

const forTeachers: readonly Answer[] = [
  [
    'Can I change an exam after it is published?',
    'Yes. While nobody has begun it, move it, withdraw it, or change it and publish the changes, all in its “…” menu. Once somebody has started, candidates keep their paper; corrected wording reaches those who start later.',
  ],
  [
    'The right answer of a question was wrong. What now?',
    'Open the exam, then Corrections. Change the key, or give everybody the marks. You see first whose score would move; then every paper is marked again, and those it moves are told why.',
  ],
  [
    'Can I rely on the ready-made questions?',
    'Each says why. “Computed twice” means that two different methods led to the same answer. “From two sources” means that two sources, named beside it, say the same. They follow topics of the WAEC syllabus, but WAEC has not endorsed them, so read what you take. If one seems wrong, choose Report this question in its menu.',
  ],
  [
    'Somebody was absent.',
    'Add a sitting for those who were absent. Only they see it and can sit it; everybody else keeps their result.',
  ],
  [
    'Our network is weak when everybody starts.',
    'With Professional, open the exam and switch Without network on. It says what that costs in data. From a week before, students press Get ready in My Exams, each on the device they will sit at: the paper is then on it, locked, and with a network starting takes almost no data. The evening before, open the exam and press Not ready: the list says of each candidate whether they never tried, tried in vain, or have the paper from before a change. Until the exam they can still get ready wherever there is a network.',
  ],
  [
    'There is no network at all when the exam begins.',
    'Candidates who are ready begin all the same. Show the hall code on the exam’s page beforehand and print it: invigilators see it from an hour before the doors open, and from the first look on the exam stays as it is. In the hall write the code on the board. On their device students open the browser they got ready in, choose the exam and type the code. Afterwards say on the exam’s page when the hall began: what was begun more than ten minutes later waits for you in Results. Candidates who are not ready wait for the network, or sit a further sitting.',
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
    'It means that a device had no network when time ran out and sent its answers afterwards. You see which answers came late, and accept or refuse them; after a hall without a network choose several under Results and accept them at once.',
  ],
  [
    'A device handed in, and no network comes back. What can be done?',
    'Press Save answer file on the device: after a minute without a network it stands where the exam was handed in, and in the line at the top of every page while answers wait. Take the file to a computer with a network, sign in at the same address, open the exam and choose Bring in an answer file in its “…” menu; several files go at once. The page says when all is sent. What arrives after the end waits for you in Results.',
  ],
  [
    'Why are the right answers not shown yet?',
    'A device may still send answers: it began and has been silent since, or it was ready and was never heard of. The exam’s page begins with whose they are and until when they may. You can show the right answers before; what such a device sends afterwards then counts only if you accept it.',
  ],
  [
    'How do I try an exam before my class does?',
    'Press Take Exam on its card, or Preview on its page. It looks and works as it does for a candidate, and nothing is saved.',
  ],
]

const forAdministrators: readonly Answer[] = [
  [
    'How do teachers sign in?',
    'With their email address, which every teacher needs. For the first time they follow an emailed invitation, or use the first password on a slip: you choose when you add them under Teachers.',
  ],
  [
    'Can we add our teachers from a list?',
    'Yes. Teachers, then Import: an Excel or CSV file with full name and email; employee IDs that are missing are made. You look at each row first; then the new teachers are invited by email, as many a day as your school can send.',
  ],
  ['A teacher works at two schools.', 'One email, one password: after signing in they choose the school to work in.'],
  [
    'We reached the limit of our plan.',
    'Everything you have keeps working. To add more students or subjects, ask for a larger plan under Settings, Your plan. A plan change takes effect at the next billing cycle.',
  ],
  [
    'Our domain is taken.',
    'Names go to whoever takes them first. Add your town: greenfieldikeja. If a sign-up is not verified within 48 hours, its domain becomes free again.',
  ],
  [
    'The verification email has not arrived.',
    'Check the spam folder, then have it sent again from the page after sign-up or from the sign-in page. It can be sent once a minute.',
  ],
  [
    'How do I add another administrator?',
    'Settings, User Management: invite one by email, or make a teacher an administrator. The last administrator of a school can be neither deactivated nor demoted.',
  ],
  [
    'I changed a setting. What about the exam that is running?',
    'It continues as it was published. The line under each field says when a change takes effect.',
  ],
  [
    'A colleague has lost the phone with the codes.',
    'A recovery code signs them in. Without one, switch their two-factor authentication off under User Management; they are told by email.',
  ],
  [
    'Why was I asked for a new password?',
    'Your school lets passwords grow only so old. You are asked when you sign in, after seven days’ notice, never in the middle of work.',
  ],
]

const forHalls: readonly Answer[] = [
  [
    'Do we need internet in the hall?',
    'No. The server can run on one computer in the hall, with a router. Online, a phone’s hotspot is enough for a class.',
  ],
  [
    'Can devices get ready before the exam?',
    'Where the address begins with https, with Professional. At an address that begins with http they cannot, and need not: the server is in the room. On every plan an exam that has begun continues without a network.',
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
