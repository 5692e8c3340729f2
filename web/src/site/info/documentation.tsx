import { InfoPage } from './info-page.tsx'
import { screens } from './screens.ts'

const sections = [
  {
    id: 'sign-up',
    title: '1. Sign up your school',
    body: (
      <>
        <ol>
          <li>
            Open <a href="/signup">Sign Up</a>: your name, email and phone, the school’s name, and its domain, a short
            name in lowercase letters and numbers.
          </li>
          <li>Choose a plan. It starts with 14 days free, no card needed.</li>
          <li>Follow the link in the email within 48 hours, then sign in.</li>
        </ol>
        <p>
          The classes SS1A to SS3C are already there. "Set Up Classes" among the first steps adds JSS1 to JSS3, or the
          arms your school has, in one press.
        </p>
      </>
    ),
  },
  {
    id: 'first-test',
    title: '2. A first test, in under 3 minutes',
    body: (
      <ol>
        <li>
          <b>Subjects</b>: add one, say Mathematics with the code MTH.
        </li>
        <li>
          <b>Students</b>: add one to try it with, and keep the slip.
        </li>
        <li>
          <b>Question Bank</b>: Add Question. Type it, give the options, fill in the bubble of the right one and give
          its marks. Three questions are enough to see how it works.
        </li>
        <li>
          <b>Exams</b>: Create New Exam. Give it a title, choose the class, and add the questions; the total is the sum
          of their marks. Then press "Start now".
        </li>
        <li>Sign in with the slip on another device, or in a private window, and take the exam.</li>
      </ol>
    ),
  },
  {
    id: 'people',
    title: '3. Teachers and students',
    body: (
      <>
        <p>
          A <b>teacher</b> needs an email address and an employee ID, and signs in with the email: invited by an email
          to choose a password, or with a first password that you hand over.
        </p>
        <p>
          A <b>student</b> needs a name, a student ID and a class. The first password is made for you and comes on a
          slip: print it, cut it out and hand it over. It is shown once; a lost slip is re-issued with a new password.
        </p>
      </>
    ),
  },
  {
    id: 'questions',
    title: '4. Questions',
    body: (
      <>
        <p>
          Multiple choice, with two to ten options and one or several right answers, true or false, blanks for words or
          numbers, and essays. All but essays are marked automatically; essays are marked by your teachers, without
          names. Text can be bold or listed, and the formula window writes mathematics: fractions, roots and powers by
          pressing them, with what it will look like below.
        </p>
        <p>
          Questions you already have come in from a sheet: under <b>Import Questions</b>, download the example sheet,
          write yours into its rows, and choose the file. Excel, CSV, GIFT and Aiken are read, and so is pasted text. A
          sheet of your own is read as well: where no row names its columns, you are asked what each holds, with three
          of its cells beside it. A question whose right answer is unclear waits until you say it.
        </p>
        <p>
          <b>Ready-made Questions</b> can be taken into your bank. Each has four options and a topic of the WAEC
          syllabus; WAEC has not endorsed them, and none is from a past paper. <b>Computed twice</b> means that two
          different methods led to the same answer, and its numbers are drawn for your school alone.{' '}
          <b>From two sources</b> means that two sources, named beside it, say the same: such a question is the same in
          every school, and anybody can read it with its answer. You are told so before you publish it in an exam.
        </p>
        <p>
          Tick the questions you want, or choose a subject and press <b>Take 20</b>: those are mixed from easy, medium
          and hard, and none is taken that you have. If one seems wrong, choose <b>Report this question</b> in its menu.
          If one is found wrong, your bank says so, and you replace it or archive it, and correct the key of an exam
          that asked it.
        </p>
        <p>A question belongs to the school’s bank and can be used in many exams. Marks can be halves and quarters.</p>
      </>
    ),
  },
  {
    id: 'exam',
    title: '5. An exam',
    body: (
      <ul>
        <li>
          <b>Draft</b>: yours to change. <b>Preview</b> shows it as a candidate sees it and saves nothing.
        </li>
        <li>
          <b>Publish</b>: papers are made for every candidate before the exam opens, so that three hundred can start in
          one minute.
        </li>
        <li>
          <b>When</b>: you set when it opens and when it closes, in Lagos time, whatever the device says.
        </li>
        <li>
          <b>Without network</b>: with Professional, students get their device ready up to a week before. With a network
          starting then takes almost no data; without one the hall code, which you show on the exam’s page, opens the
          paper. Who is not ready, and why, stands among its candidates.
        </li>
        <li>
          <b>Who sees what</b>: the score at once, when the exam is over, or when you release it. Right answers are
          never shown before the last sitting has ended.
        </li>
      </ul>
    ),
  },
  {
    id: 'hall',
    title: '6. In the hall',
    body: (
      <ul>
        <li>The candidate signs in, confirms name, class and exam, and starts.</li>
        <li>Keys A to J answer, M flags, N is next, P is previous, S submits, after asking first.</li>
        <li>The top of the page says where the answers are: saved on this computer, or saved on the server.</li>
        <li>At zero the paper is handed in automatically.</li>
      </ul>
    ),
  },
  {
    id: 'marks',
    title: '7. Marks and results',
    body: (
      <p>
        Marks, percentage and grade are ready as soon as a script is handed in. Answers that arrive late from a device
        without network are shown to the teacher, who accepts or refuses them; the mark is then updated.
      </p>
    ),
  },
  {
    id: 'settings',
    title: '8. Settings',
    body: (
      <>
        <p>
          <b>Settings</b> has five pages, each with one Save Changes. The line under a field says when a change takes
          effect.
        </p>
        <ul>
          <li>
            <b>School Info</b>: name, logo, colour, motto and how to reach you, shown on the sign-in page, in emails and
            on report cards.
          </li>
          <li>
            <b>Exam Settings</b>: what a new exam begins with, the warning before the end, and how marks become grades.
          </li>
          <li>
            <b>Security</b>: when staff are signed out, how old a password may be, two-factor authentication, and the
            addresses at which exams can be started.
          </li>
          <li>
            <b>Notifications</b>: what the school sends by email. In Profile, everyone can choose for themselves.
          </li>
          <li>
            <b>User Management</b>: invite an administrator, change a role, deactivate, and read what each role may do.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'screens',
    title: '9. Screen by screen',
    body: (
      <dl>
        {screens.map(({ name, who, lines }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <p>
                <i>{who}</i>
              </p>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    ),
  },
  {
    id: 'next',
    title: 'Next',
    body: (
      <p>
        Train your colleagues with the <a href="/training">half-day training</a>, or look up a question in the{' '}
        <a href="/help-center">Help Center</a>. To connect your own programs, see{' '}
        <a href="/integrations">Integrations</a>.
      </p>
    ),
  },
]

export function Documentation() {
  return (
    <InfoPage
      title={
        <>
          From <span>sign-up</span> to marks
        </>
      }
      lead="Step by step, in the order of the school day. Your first test is ready in under 3 minutes."
      sections={sections}
    />
  )
}
